import { formatDate } from './date';

it.each(['2026-11-05T00:30:00.000Z', '2026-11-05T00:30:00.000+06:00', '2026-11-05T23:30'])(
  'writes out the day of %s, wherever the machine stands',
  (iso) => expect(formatDate(iso)).toBe('5 November 2026'),
);
