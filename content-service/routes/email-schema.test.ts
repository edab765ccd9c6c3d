import { emailSchema } from './email-schema';

it.each(['a&b@x.de', 'user/dept@x.com', 'a!b@x.com', "o'neil+forge@mail.x.co.uk"])(
  'emailSchema accepts %s',
  (email) => expect(emailSchema.parse(` ${email} `)).toBe(email),
);

it.each([
  'ada@x',
  'ada@127.0.0.1',
  'ada@x.de, bob@x.de',
  'Ada <ada@x.de>',
  '"ada"@x.de',
  'ada@x.de\r\nBcc: bob@x.de',
  `${'a'.repeat(250)}@x.de`,
])('emailSchema rejects %j', (email) => expect(emailSchema.safeParse(email).success).toBe(false));
