import type { StoredEnquiry } from '@/content-service/store/enquiries';

const columns = [
  'id',
  'receivedAt',
  'name',
  'email',
  'message',
  'humanCheck',
  'mailState',
  'lastError',
] as const satisfies (keyof StoredEnquiry)[];

const dated = (enquiry: StoredEnquiry) => ({
  ...enquiry,
  receivedAt: new Date(enquiry.receivedAt).toISOString(),
});

/** Spreadsheets run such a text as a formula, unless an apostrophe precedes it. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/u;

/** Quoted as in RFC 4180. */
function field(value: string | number | null): string {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Safe to open in a spreadsheet. */
export function enquiriesAsCsv(enquiries: StoredEnquiry[]): string {
  const rows = enquiries.map(dated).map((enquiry) => columns.map((name) => field(enquiry[name])));
  return [columns.map(field), ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

export function enquiriesAsJson(enquiries: StoredEnquiry[]): string {
  return `${JSON.stringify(enquiries.map(dated), null, 2)}\n`;
}

const SHOWN = 60;

/** Control characters could send commands to the terminal. */
const oneLine = (text: string) => text.replace(/[\s\p{C}]+/gu, ' ').trim();

export function enquiriesAsText(enquiries: StoredEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries.';
  return enquiries
    .map(({ id, receivedAt, name, email, message, mailState }) => {
      const start = oneLine(message);
      const text = start.length > SHOWN ? `${start.slice(0, SHOWN)}…` : start;
      const time = new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' ');
      const mail = mailState === 'waiting' ? ' [mail waits]' : '';
      return `${String(id).padStart(6)}  ${time}  ${oneLine(name)} <${oneLine(email)}>${mail}  ${text}`;
    })
    .join('\n');
}
