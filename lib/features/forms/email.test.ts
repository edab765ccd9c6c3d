import * as z from 'zod/mini';
import { quoteRequestSchema } from '@/contract/quote-request';
import { requesterSchema } from '@/lib/features/certificate/schema';
import { checkEnquiry } from '@/lib/features/enquiries/schema';

/** What one of them lets through, the next must not refuse. */
const takers: [string, (email: string) => string | undefined][] = [
  ['an enquiry', (email) => checkEnquiry({ name: 'Ada', email, message: 'Hello' }).enquiry?.email],
  ['a request for a code', (email) => z.safeParse(requesterSchema, { email }).data?.email],
  [
    'a request for a quote',
    (email) => z.safeParse(quoteRequestSchema, { name: 'Ada', email }).data?.email,
  ],
];

describe.each(takers)('%s', (_, take) => {
  it.each([
    'a&b@x.de',
    'user/dept@x.com',
    'a!b@x.com',
    "o'neil+forge@mail.x.co.uk",
    'ada@xn--80ak6aa92e.xn--p1ai',
  ])('accepts %s', (email) => expect(take(` ${email} `)).toBe(email));

  it('writes a domain as mail servers know it', () =>
    expect(take('ada@müller.example')).toBe('ada@xn--mller-kva.example'));

  it.each([
    'a..b@x.de',
    'ada@x',
    'ada@127.0.0.1',
    'ada@x.',
    'ada@-x.de',
    'ada x@x.de',
    'ada@x.de, bob@x.de',
    'ada@x.de;bob@x.de',
    'Ada <ada@x.de>',
    '"ada"@x.de',
    'ada@x.de\r\nBcc: bob@x.de',
    'ada\n@x.de',
    `${'a'.repeat(250)}@x.de`,
  ])('rejects %j', (email) => expect(take(email)).toBeUndefined());
});

it('a request for a code counts e-mails in lower case', () => {
  expect(takers[1]?.[1]('Ada&Co@X.de')).toBe('ada&co@x.de');
});
