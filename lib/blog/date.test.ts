import { formatDate } from './date';

it('writes the day out, whatever the time zone of the machine', () => {
  expect(formatDate('2026-11-05T00:00:00.000Z')).toBe('5 November 2026');
});
