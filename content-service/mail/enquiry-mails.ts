import { partLines } from '../../contract/quote-request';
import type { Enquiry } from '../store/enquiries';
import type { Attachment, Mail } from './mailer';

const dateAndTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Many mail servers refuse more; attachments grow by a third on their way. */
const ATTACHED_BYTES = 10 * 1024 * 1024;

/** The subject under which ENQUIRIES_TO may name recipients of requests for quotes. */
export const QUOTE_SUBJECT = 'Quote';

const captchaNotes: Record<Enquiry['captcha'], string> = {
  off: '',
  passed: '',
  unavailable: '\nThe human check could not be made for this enquiry.',
};

const contextNames = {
  about: 'About',
  page: 'Page',
  referrer: 'Came from',
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
} as const satisfies Record<keyof Enquiry['context'], string>;

const named = (names: Record<string, string>, values: object) =>
  Object.entries(names).flatMap(([key, name]) => {
    const value = (values as Record<string, string | undefined>)[key];
    return value ? [`${name}: ${value}`] : [];
  });

const indented = (line: string): string => line.replaceAll('\n', '\n      ');

const paragraph = (lines: string[]) => (lines.length > 0 ? [lines.join('\n')] : []);

const sizeOf = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Those that fit into one mail, the smallest first. */
function attachmentsOf(enquiry: Enquiry, pathOf: (storedAs: string) => string): Attachment[] {
  let left = ATTACHED_BYTES;
  return enquiry.drawings
    .toSorted((a, b) => a.size - b.size)
    .filter(({ size }) => (left -= size) >= 0)
    .map(({ name, storedAs }) => ({
      filename: name,
      path: pathOf(storedAs),
      // Mail programs shall not open what a visitor sent by a guess.
      contentType: 'application/octet-stream',
    }));
}

/** The mail with an enquiry or a request for a quote; a reply to it goes to the visitor. */
export function enquiryMail(
  enquiry: Enquiry,
  to: string,
  pathOf: (storedAs: string) => string,
): Mail {
  const { id, kind, name, email, company, phone, message, receivedAt, captcha } = enquiry;
  const attachments = attachmentsOf(enquiry, pathOf);
  const isAttached = (file: string) => attachments.some(({ path }) => path === pathOf(file));
  // The site writes it into the message too, for hosts that know no such field.
  const isSaid = message.startsWith(`About: ${enquiry.context.about}\n`);
  const context = isSaid ? { ...enquiry.context, about: undefined } : enquiry.context;
  const isQuote = kind === 'quote';
  const done = isQuote ? 'asks for a quote' : 'wrote';
  const drawings = enquiry.drawings.map(
    ({ name: file, type, size, storedAs }) =>
      `- ${file} (${type}, ${sizeOf(size)})${isAttached(storedAs) ? '' : `, too large for this mail: npm run enquiries -- export --folder quotes`}`,
  );
  const body = [
    `${name} <${email}> ${done} through the website on ${dateAndTime.format(receivedAt)} UTC:`,
    ...paragraph([
      ...(company ? [`Company: ${company}`] : []),
      ...(phone ? [`Phone: ${phone}`] : []),
    ]),
    ...enquiry.parts.map((part, index) =>
      [`${index + 1}.`, ...partLines(part).map(indented)].join('\n   '),
    ),
    ...paragraph(message ? [message] : []),
    ...paragraph(drawings.length > 0 ? ['Drawings:', ...drawings] : []),
    ...paragraph(named(contextNames, context)),
  ];
  return {
    to,
    replyTo: { name, address: email },
    subject: isQuote ? `Request for a quote from ${name}` : `Website enquiry from ${name}`,
    messageId: `<enquiry-${id}-${receivedAt}@${to.split('@').at(-1)}>`,
    text: `${body.join('\n\n')}

--
Enquiry no. ${id}. Reply to this mail to answer ${name} directly.${captchaNotes[captcha]}
`,
    attachments,
  };
}

/** Texts of the company for receipts; those of the program stand in. */
export type ReceiptTexts = Partial<Record<Enquiry['kind'], string>>;

const receiptTexts: Record<Enquiry['kind'], string> = {
  message: 'thank you for your message. We have received it and will answer as soon as we can.',
  quote:
    'thank you for your request for a quote. We have received it and will answer as soon as we have checked it.',
};

/**
 * Tells the visitor that all has arrived. It repeats nothing that was typed: anybody can type somebody
 * else's address.
 */
export function receiptMail(
  { id, kind, email, receivedAt, parts, drawings }: Enquiry,
  company: { name: string; email?: string },
  texts: ReceiptTexts,
): Mail {
  const isQuote = kind === 'quote';
  const counts = isQuote ? `\nParts: ${parts.length}. Drawings: ${drawings.length}.` : '';
  return {
    to: email,
    replyTo: company.email ? { name: company.name, address: company.email } : undefined,
    subject: `${isQuote ? 'Your request for a quote' : 'Your message'} to ${company.name}`,
    messageId: `<receipt-${id}-${receivedAt}@${company.email?.split('@').at(-1) ?? 'localhost'}>`,
    text: `Good day,

${texts[kind] ?? receiptTexts[kind]}

Number: ${id}, received on ${dateAndTime.format(receivedAt)} UTC.${counts}

If you did not write to us, you can ignore this mail.

${company.name}
`,
  };
}
