import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { MailError, type Mail, type Mailer, type Refusal } from './mailer';
import type { MailFrom } from '../../node/env';

const MINUTE = 60_000;

/**
 * In ms: what RFC 5321 (4.5.3.2) asks clients to wait at least. After the greeting one limit holds for
 * every silence, the longest: that of the answer to the last dot.
 */
const LIMITS = {
  connectionTimeout: 10 * MINUTE,
  greetingTimeout: 5 * MINUTE,
  socketTimeout: 10 * MINUTE,
};

/** How long closing waits for the answers to mails that have been handed over. */
const ANSWER_MS = 5_000;

/** As nodemailer reports it. */
interface SmtpFault extends Error {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  recipient?: string;
  rejectedErrors?: SmtpFault[];
}

/** Sends mails through an SMTP server, with one connection a mail. */
export function createSmtpMailer(
  smtpUrl: string,
  sender: () => MailFrom,
  { limits = LIMITS, answerMs = ANSWER_MS } = {},
): Mailer {
  const closing = new AbortController();
  const hangingUp = new AbortController();
  const underWay = new Set<Promise<unknown>>();

  function send(
    mail: Mail,
    { recipients = mail.to, breakOff }: Parameters<Mailer['send']>[1] = {},
  ) {
    const from = sender();
    const connection = new AbortController();
    const stops = AbortSignal.any([closing.signal, ...(breakOff ? [breakOff] : [])]);
    let isHandedOver = false;
    const stop = () => isHandedOver || connection.abort();
    if (stops.aborted) stop();
    stops.addEventListener('abort', stop);

    return new Promise<{ answer: Promise<Refusal[]> }>((resolve, reject) => {
      /** Asked for its end once the server has got all but the last dot. */
      async function* untilEnd(message: Readable) {
        yield* message;
        connection.signal.throwIfAborted();
        isHandedOver = true;
        resolve({ answer });
      }
      const transport = createTransport({ url: smtpUrl, ...limits });
      transport.use('stream', ({ message }, done) => {
        message.processFunc((input) => Readable.from(untilEnd(input)));
        done();
      });
      const answer = transport
        .sendMail({
          ...mail,
          from,
          envelope: { from, to: recipients, size: sizeOf(mail) },
          signal: AbortSignal.any([connection.signal, hangingUp.signal]),
        })
        .then(
          ({ accepted, rejectedErrors = [] }) =>
            refusalsOf(
              recipients.filter((address) => !accepted.includes(address)),
              rejectedErrors,
            ),
          (fault: SmtpFault) => {
            throw errorOf(fault, recipients, isHandedOver);
          },
        )
        .finally(() => {
          stops.removeEventListener('abort', stop);
          underWay.delete(answer);
        });
      underWay.add(answer);
      answer.catch(reject);
    });
  }

  return {
    send: async (...given) => send(...given),
    close: async () => {
      closing.abort();
      await Promise.race([
        Promise.allSettled(underWay),
        sleep(answerMs, undefined, { ref: false }),
      ]);
      hangingUp.abort();
      await Promise.allSettled(underWay);
    },
  };
}

/** On the way 57 bytes are a line of 78; an estimate for servers that refuse large mails before they come. */
const sizeOf = ({ text, attachments = [] }: Mail): number =>
  [Buffer.byteLength(text), ...attachments.map(({ size }) => size)]
    .map((bytes) => Math.ceil(bytes / 57) * 78 + 1_000)
    .reduce((sum, size) => sum + size);

/** Nodemailer itself refuses what is larger than the server says that it takes. */
const isTooLarge = ({ code, command }: Partial<SmtpFault>): boolean =>
  code === 'EMESSAGE' && command === 'MAIL FROM';

const isPermanent = (fault: Partial<SmtpFault>): boolean =>
  (fault.responseCode ?? 0) >= 500 || isTooLarge(fault);

function refusalOf(address: string, fault: Partial<SmtpFault>, isHandedOver: boolean): Refusal {
  const { code, originalCode, command, message = '', response = '', responseCode } = fault;
  const [, enhanced = ''] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const what = isTooLarge(fault)
    ? 'too large for the mail server'
    : [responseCode ?? originalCode ?? code, enhanced].filter(Boolean).join(' ');
  const when = isHandedOver ? 'the last dot' : command;
  return {
    address,
    reason: when ? `${what} after ${when}` : what,
    said: response || message,
    isPermanent: isPermanent(fault),
  };
}

/** @param fault of those whom the server has said nothing of */
const refusalsOf = (
  addresses: string[],
  own: SmtpFault[],
  fault: Partial<SmtpFault> = {},
  isHandedOver = false,
): Refusal[] =>
  addresses.map((address) => {
    const one = own.find(({ recipient }) => recipient === address);
    return one ? refusalOf(address, one, false) : refusalOf(address, fault, isHandedOver);
  });

function errorOf(fault: SmtpFault, recipients: string[], isHandedOver: boolean): MailError {
  const { code, command, rejectedErrors = [], responseCode } = fault;
  const isOfMail = isPermanent(fault) && (command === 'MAIL FROM' || command === 'DATA');
  // A file that is gone.
  const isUnreadable = code === 'ESTREAM';
  return new MailError(
    refusalsOf(recipients, rejectedErrors, fault, isHandedOver),
    responseCode !== undefined,
    command,
    isOfMail || isUnreadable,
  );
}
