import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { ENQUIRY_LIMITS } from '../../contract/form-limits';
import type { Enquiry } from '../store/enquiries';
import { startSmtpServer } from '../testing/loopback-server';
import { cleanUp, onCleanup, temporaryFolder } from '../testing/test-service';
import { certificateCodeMail } from './code-mail';
import { companyOf } from './company';
import { enquiryMail, receiptMail } from './enquiry-mails';
import { createSmtpMailer } from './smtp-mailer';

afterEach(cleanUp);

const BREAKS = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '\r\n\r\n', '=?utf-8?q?=0D=0A?='];

const NAMES = [
  ...BREAKS.map((br) => `Eve${br}Bcc: all@victims.example${br}X-Evil: 1`),
  'Eve" <all@victims.example>, "',
  'all@victims.example, Eve',
  'Eve\r\n.\r\nMAIL FROM:<x@victims.example>',
  'Ünal Çağlar Şahin',
  '阿达·拜伦 '.repeat(40).trim(),
  'آدا بايرون\u202e',
  '👩🏽‍🔧'.repeat(60),
  'x'.repeat(2_000),
  '\ud800 half a sign',
];

/** Lines of the head, continued ones joined. */
const headOf = (part: string) =>
  part
    .split('\r\n\r\n')[0]!
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n');

const namesOf = (part: string) => headOf(part).map((line) => line.split(':')[0]!.toLowerCase());

const COMMON = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'];
const TEXT = [...COMMON, 'auto-submitted', 'content-transfer-encoding', 'x-auto-response-suppress'];

/** The mails of the service, as the mail server gets them. Forms cut what is longer. */
async function sent(given: string) {
  const name = given.slice(0, ENQUIRY_LIMITS.name);
  const smtp = await startSmtpServer();
  const path = join(await temporaryFolder(), 'a');
  await writeFile(path, 'x');
  const company = companyOf({
    get: () => ({ name: given, email: 'office@forge.example' }),
  } as never);
  const email = 'ada@engines.example';
  const enquiry = {
    ...{ id: 7, kind: 'quote', name, email, company: name, phone: name, subject: name },
    ...{ message: name, parts: [{ description: name }], context: { page: name, about: name } },
    drawings: [{ name: `${name}.step`, type: 'STEP', size: 1, storedAs: 'a' }],
    receivedAt: 0,
  } as unknown as Enquiry;
  const mailer = createSmtpMailer(smtp.url, () => ({
    name: company.name,
    address: 'web@forge.example',
  }));
  onCleanup(() => mailer.close());
  for (const mail of [
    enquiryMail(enquiry, ['office@forge.example'], company, () => path),
    receiptMail(enquiry, company),
    certificateCodeMail(email, '481516', company),
  ])
    await (
      await mailer.send(mail)
    ).answer;
  return smtp;
}

describe('mails with names that were made to break them', () => {
  it.each(NAMES)('%j', async (name) => {
    const { raw, mails, envelopes } = await sent(name);
    expect(envelopes).toEqual([
      ['office@forge.example'],
      ['ada@engines.example'],
      ['ada@engines.example'],
    ]);
    const [enquiry = '', receipt = '', code = ''] = raw;
    expect(namesOf(enquiry).sort()).toEqual([...COMMON, 'reply-to'].sort());
    expect(namesOf(receipt).sort()).toEqual([...TEXT, 'reply-to'].sort());
    expect(namesOf(code).sort()).toEqual(TEXT.sort());
    const [, boundary = ''] = /boundary="([^"]+)"/.exec(enquiry) ?? [];
    const parts = enquiry.split(`--${boundary}`);
    expect(parts).toHaveLength(4);
    expect(namesOf(parts[2]!.trimStart()).sort()).toEqual([
      'content-disposition',
      'content-transfer-encoding',
      'content-type',
    ]);
    for (const mail of mails) {
      expect([mail.from?.address, mail.to?.length, mail.cc, mail.bcc]).toEqual([
        'web@forge.example',
        1,
        undefined,
        undefined,
      ]);
    }
    expect(mails[0]?.replyTo?.map(({ address }) => address)).toEqual(['ada@engines.example']);
    // RFC 5322, 2.1.1; and no bare CR or LF, which some servers take for an end.
    for (const text of raw) {
      expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/);
    }
  });

  it('leaves names of every script as they are', async () => {
    const { mails } = await sent('Ünal 阿达 آدا 👩🏽‍🔧');
    const [mail, receipt] = mails;
    expect(mail?.replyTo?.[0]?.name).toBe('Ünal 阿达 آدا 👩🏽‍🔧');
    expect(mail?.subject).toBe('Request for a quote from Ünal 阿达 آدا 👩🏽‍🔧');
    expect(mail?.attachments[0]?.filename).toBe('Ünal 阿达 آدا 👩🏽‍🔧.step');
    expect(receipt?.from?.name).toBe('Ünal 阿达 آدا 👩🏽‍🔧');
  });
});
