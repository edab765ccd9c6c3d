import { automaticMail } from '../../contract/automatic-mail';
import type { PartField } from '../../contract/form-limits';
import { partLines } from '../../contract/quote-request';
import { fileSize } from '../../words/file-size';
import { fill } from '../../words/format';
import { formatMoment, formatsOf } from '../../words/formats';
import type { Words } from '../../words/words';
import type { Enquiry } from '../store/enquiries';
import type { Company } from './company';
import type { Attachment, Mail } from './mailer';

const timeOf = (moment: number, company: Company): string =>
  formatMoment(moment, formatsOf(company));

const sizeOf = (bytes: number, company: Company): string => {
  const { language, common } = company.words;
  return fileSize(bytes, { language, sizes: common.sizes }, formatsOf(company));
};

/** Many mail servers refuse more; attachments grow by a third on their way. */
const ATTACHED_BYTES = 10 * 1024 * 1024;

/** Of the operator, for what was too large. */
const EXPORT = 'npm run enquiries -- export --folder quotes';

/** The subject under which ENQUIRIES_TO may name recipients of requests for quotes. */
export const QUOTE_SUBJECT = 'Quote';

/** What is known of where the visitor came from, in the order of the mail. */
const contextNames = ({ mail: { enquiry: mail } }: Words) =>
  ({
    about: mail.about,
    page: mail.page,
    referrer: mail.referrer,
    utm_source: mail.source,
    utm_medium: mail.medium,
    utm_campaign: mail.campaign,
  }) as const satisfies Record<keyof Enquiry['context'], string>;

const partNames = ({ common, quote }: Words): Record<PartField, string> => ({
  description: common.description,
  product: common.product,
  quantity: common.quantity,
  material: common.material,
  finish: quote.finish,
  date: quote.neededBy,
  notes: quote.notes,
});

/** `Phone: +44 114 496 0100` */
const lineIn =
  ({ mail }: Words) =>
  (name: string, value: string): string =>
    fill(mail.enquiry.line, { name, value });

/** Lines of what is known. */
const named = (words: Words, names: Record<string, string>, values: object) =>
  Object.entries(names).flatMap(([key, name]) => {
    const value = (values as Record<string, string | undefined>)[key];
    return value ? [lineIn(words)(name, value)] : [];
  });

/** Of the visitor, as the company calls it. */
const nameOfLanguage = ({ language }: Enquiry, words: Words) =>
  language && new Intl.DisplayNames([words.language], { type: 'language' }).of(language);

const indented = (line: string): string => line.replaceAll('\n', '\n      ');

const paragraph = (lines: string[]) => (lines.length > 0 ? [lines.join('\n')] : []);

/** Those that fit into one mail, the smallest first. */
function attachmentsOf(enquiry: Enquiry, pathOf: (storedAs: string) => string): Attachment[] {
  let left = ATTACHED_BYTES;
  return enquiry.drawings
    .toSorted((a, b) => a.size - b.size)
    .filter(({ size }) => (left -= size) >= 0)
    .map(({ name, storedAs, size }) => ({
      filename: name,
      path: pathOf(storedAs),
      size,
      // Mail programs shall not open what a visitor sent by a guess.
      contentType: 'application/octet-stream',
    }));
}

/**
 * The mail with an enquiry or a request for a quote; a reply to it goes to the visitor.
 * @param withFiles false: the mail server does not take them, so they are named alone
 */
export function enquiryMail(
  enquiry: Enquiry,
  to: string[],
  company: Company,
  pathOf: (storedAs: string) => string,
  withFiles = true,
): Mail {
  const { words } = company;
  const texts = words.mail.enquiry;
  const { id, kind, name, email, message, receivedAt, captcha } = enquiry;
  const attachments = withFiles ? attachmentsOf(enquiry, pathOf) : [];
  const isAttached = (file: string) => attachments.some(({ path }) => path === pathOf(file));
  const isQuote = kind === 'quote';
  const wrote = { sender: `${name} <${email}>`, time: timeOf(receivedAt, company) };
  const drawings = enquiry.drawings.map(({ name: file, type, size, storedAs }) => {
    const drawing = { file, type, size: sizeOf(size, company) };
    if (isAttached(storedAs)) return fill(texts.drawing, drawing);
    const missing = withFiles ? texts.drawingNotAttached : texts.drawingNotTaken;
    return fill(missing, { ...drawing, command: EXPORT });
  });
  const reached = {
    company: words.common.company,
    phone: words.common.phone,
    language: words.downloads.language,
  };
  const language = nameOfLanguage(enquiry, words);
  const body = [
    fill(isQuote ? texts.asksForQuote : texts.wrote, wrote),
    ...paragraph(named(words, reached, { ...enquiry, language })),
    ...enquiry.parts.map((part, index) =>
      [`${index + 1}.`, ...partLines(part, partNames(words), lineIn(words)).map(indented)].join(
        '\n   ',
      ),
    ),
    ...paragraph(message ? [message] : []),
    ...paragraph(drawings.length > 0 ? [texts.drawings, ...drawings] : []),
    ...paragraph(named(words, contextNames(words), unsaidContext(enquiry, words))),
  ];
  const end = [
    fill(texts.end, { number: id, name }),
    ...(captcha === 'unavailable' ? [texts.unchecked] : []),
  ];
  return {
    to,
    replyTo: { name, address: email },
    subject: fill(isQuote ? texts.quoteSubject : texts.subject, { name }),
    messageId: `<enquiry-${id}-${receivedAt}${withFiles ? '' : '-without-files'}@${to[0]?.split('@').at(-1)}>`,
    date: new Date(receivedAt),
    text: `${body.join('\n\n')}\n\n--\n${end.join('\n')}\n`,
    attachments,
  };
}

/** The site writes what an enquiry is about into the message too, for hosts that know no such field. */
function unsaidContext({ message, context }: Enquiry, words: Words): Enquiry['context'] {
  const { about: value = '' } = context;
  const line = lineIn(words)(words.mail.enquiry.about, value);
  const isSaid = [line, `About: ${value}`].some((said) => message.startsWith(`${said}\n`));
  return isSaid ? { ...context, about: undefined } : context;
}

/**
 * Tells the visitor that all has arrived. It repeats nothing that was typed: anybody can type somebody
 * else's address.
 */
export function receiptMail(enquiry: Enquiry, company: Company): Mail {
  const { id, kind, email, receivedAt } = enquiry;
  const { receipt } = company.words.mail;
  const replyTo = company.email ? { name: company.name, address: company.email } : undefined;
  const values = {
    text: company.receipts[kind] ?? receipt[kind],
    number: id,
    time: timeOf(receivedAt, company),
    company: company.name,
  };
  const { parts, drawings } = enquiry;
  const isQuote = kind === 'quote';
  return {
    to: [email],
    replyTo,
    headers: automaticMail('replied'),
    subject: fill(isQuote ? receipt.quoteSubject : receipt.subject, { company: company.name }),
    messageId: `<receipt-${id}-${receivedAt}@${company.email?.split('@').at(-1) ?? 'localhost'}>`,
    date: new Date(receivedAt),
    text: isQuote
      ? fill(receipt.quoteText, { ...values, parts: parts.length, drawings: drawings.length })
      : fill(receipt.text, values),
  };
}
