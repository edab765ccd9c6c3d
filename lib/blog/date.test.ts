import { formatDate } from './date';

describe('formatDate', () => {
  it.each(['2026-11-05T00:30:00.000Z', '2026-11-05T00:30:00.000+06:00', '2026-11-05T23:30'])(
    'formats the day of %s in any time zone',
    (iso) => expect(formatDate(iso)).toBe('5 November 2026'),
  );
});
