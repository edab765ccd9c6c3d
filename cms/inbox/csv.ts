import { csv } from '../../node/csv';
import type { InboxItem } from '../../contract/inbox';
import { partLines } from '../../contract/quote-request';

const moment = (ms: number): string => new Date(ms).toISOString();

const COLUMNS: Record<string, (item: InboxItem) => string | number | null | undefined> = {
  id: ({ id }) => id,
  receivedAt: ({ receivedAt }) => moment(receivedAt),
  subject: ({ subject }) => subject,
  name: ({ name }) => name,
  email: ({ email }) => email,
  company: ({ company }) => company,
  address: ({ address }) => address,
  phone: ({ phone }) => phone,
  state: ({ state }) => state,
  message: ({ message }) => message,
  parts: ({ parts }) => parts.map((part) => partLines(part).join('; ')).join('\n'),
  files: ({ files }) => files.map(({ name }) => name).join('\n'),
  about: ({ context }) => context.about,
  doneAt: ({ doneAt }) => (doneAt === null ? undefined : moment(doneAt)),
  note: ({ note }) => note,
};

/** Safe to open in a spreadsheet. */
export const csvOf = (items: InboxItem[]): string =>
  csv([
    Object.keys(COLUMNS),
    ...items.map((item) => Object.values(COLUMNS).map((cell) => cell(item))),
  ]);
