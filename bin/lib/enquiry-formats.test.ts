import type { StoredEnquiry } from '@/content-service/store/enquiries';
import { enquiriesAsCsv, enquiriesAsJson } from './enquiry-formats';

const storedWith = (more: object) => {
  const enquiry = { id: 1, receivedAt: 0, name: 'Ada', email: 'ada@forge.example', message: '' };
  const rest = { captcha: 'off', parts: [], drawings: [], context: {} };
  return [{ ...enquiry, ...rest, ...more } as unknown as StoredEnquiry];
};

const messageIn = (message: string) => {
  const csv = enquiriesAsCsv(storedWith({ message }));
  return /"ada@forge\.example","((?:[^"]|"")*)"/.exec(csv)?.[1];
};

describe('enquiriesAsCsv', () => {
  it.each([
    ['=cmd()', "'=cmd()"],
    ['Hello;=cmd()', "Hello;'=cmd()"],
    ['Hello\t+1', "Hello\t'+1"],
    ['Hello\n @sum', "Hello\n' @sum"],
    ['5; 6 = 11', '5; 6 = 11'],
  ])('makes no formula of %j', (message, expected) => expect(messageIn(message)).toBe(expected));
});

it('exports name the language of the visitor, in one column where it is not known', () => {
  const rows = (enquiries: StoredEnquiry[]) =>
    enquiriesAsCsv(enquiries)
      .trim()
      .split('\r\n')
      .map((row) => row.split(',').at(-1));
  expect(rows(storedWith({ language: 'de-DE' }))).toEqual(['"language"', '"de-DE"']);
  expect(rows(storedWith({}))).toEqual(['"language"', '""']);
  expect(JSON.parse(enquiriesAsJson(storedWith({ language: 'de-DE' })))).toMatchObject([
    { language: 'de-DE' },
  ]);
  expect(enquiriesAsJson(storedWith({}))).not.toContain('language');
});
