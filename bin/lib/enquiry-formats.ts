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

/**
 * Where spreadsheets would run a formula: at the start of a text and, as some of them separate cells by
 * semicolons or tabs, behind those. An apostrophe makes it text.
 */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@\t\r＝＋－＠])/gu;

/** Quoted as in RFC 4180. */
function field(value: string | number | null): string {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' ? text.replace(FORMULA, "$1'") : text;
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
