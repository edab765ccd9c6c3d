import { cut } from '@/contract/cut';
import { csv, type Cell } from '@/node/csv';
import { shortFileName } from '@/contract/drawings';
import { partLines } from '@/contract/quote-request';
import type { LoggedDelivery } from '@/content-service/store/deliveries';
import type { StoredEnquiry } from '@/content-service/store/enquiries';

const columns = [
  'id',
  'receivedAt',
  'name',
  'email',
  'message',
  'captcha',
  'mailState',
  'lastError',
  'kind',
  'company',
  'phone',
  'subject',
  'parts',
  'drawings',
  'about',
  'page',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'language',
] as const;

/** Of an exported drawing: no two have the same one. */
export const drawingName = ({ id, drawings }: StoredEnquiry, index: number): string =>
  `${id}-${index + 1}-${shortFileName(drawings[index]!.name)}`;

const moment = (time: number) => new Date(time).toISOString();

function cellsOf(enquiry: StoredEnquiry): Cell[] {
  const cells: Record<(typeof columns)[number], Cell> = {
    ...enquiry,
    receivedAt: moment(enquiry.receivedAt),
    parts: enquiry.parts.map((part) => partLines(part).join('; ')).join('\n'),
    drawings: enquiry.drawings.map((_, index) => drawingName(enquiry, index)).join('\n'),
    about: enquiry.context.about,
    page: enquiry.context.page,
    referrer: enquiry.context.referrer,
    utm_source: enquiry.context.utm_source,
    utm_medium: enquiry.context.utm_medium,
    utm_campaign: enquiry.context.utm_campaign,
    language: enquiry.language,
  };
  return columns.map((name) => cells[name]);
}

/** Safe to open in a spreadsheet. */
export function enquiriesAsCsv(enquiries: StoredEnquiry[]): string {
  return csv([columns, ...enquiries.map(cellsOf)]);
}

const exported = (enquiry: StoredEnquiry) => ({
  ...enquiry,
  receivedAt: moment(enquiry.receivedAt),
  drawings: enquiry.drawings.map(({ name, type, size }) => ({ name, type, size })),
});

export function enquiriesAsJson(enquiries: StoredEnquiry[]): string {
  return `${JSON.stringify(enquiries.map(exported), null, 2)}\n`;
}

const SHOWN = 60;

/** Control characters could send commands to the terminal. */
const oneLine = (text: string) => text.replace(/[\s\p{C}]+/gu, ' ').trim();

const MAIL_NOTES: Partial<Record<StoredEnquiry['mailState'], string>> = {
  waiting: ' [mail waits]',
  outbox: ' [mail only in the outbox]',
};

export function enquiriesAsText(enquiries: StoredEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries.';
  return enquiries
    .map(({ id, receivedAt, name, email, message, mailState, kind, parts, drawings }) => {
      const quote =
        kind === 'quote' ? ` [quote: parts ${parts.length}, drawings ${drawings.length}]` : '';
      const start = oneLine(
        [...parts.flatMap((part) => partLines(part)), message].filter(Boolean).join(', '),
      );
      const text = start.length > SHOWN ? `${cut(start, SHOWN)}…` : start;
      const time = new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' ');
      const mail = MAIL_NOTES[mailState] ?? '';
      return `${String(id).padStart(6)}  ${time}  ${oneLine(name)} <${oneLine(email)}>${quote}${mail}  ${text}`;
    })
    .join('\n');
}

/** The log of what was and will be sent: mails, receipts and webhooks. */
export function deliveriesAsText(deliveries: LoggedDelivery[]): string {
  if (deliveries.length === 0) return 'No deliveries.';
  return deliveries
    .map(
      ({ enquiryId, certificateRequestId, channel, createdAt, attempts, lastError, ...rest }) => {
        const state = rest.inOutbox ? 'outbox' : rest.state;
        const of = enquiryId === null ? `code ${certificateRequestId}` : `enquiry ${enquiryId}`;
        const time = moment(createdAt).slice(0, 16).replace('T', ' ');
        const error = lastError ? `  ${oneLine(lastError)}` : '';
        return `${time}  ${channel} of ${of}: ${state}, attempts ${attempts}${error}`;
      },
    )
    .join('\n');
}
