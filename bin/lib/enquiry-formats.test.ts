import type { StoredEnquiry } from '@/content-service/store/enquiries';
import { enquiriesAsCsv } from './enquiry-formats';

const messageIn = (message: string) => {
  const enquiry = { id: 1, receivedAt: 0, name: 'Ada', email: 'ada@forge.example', message };
  const rest = { captcha: 'off', parts: [], drawings: [], context: {} };
  const csv = enquiriesAsCsv([{ ...enquiry, ...rest } as unknown as StoredEnquiry]);
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
