import * as z from 'zod';
import { readEmail } from '../contract/formats/email';
import { sharedSecret } from './secrets';

/** A program cannot start with its variables. The message is one line that names one, never its value. */
export class EnvError extends Error {}

export const must = (expected: string) => ({ error: `must be ${expected}` });

/**
 * Digits only: 0x1388 and the like are read differently elsewhere.
 * @param what such as "a whole number of days"
 */
export const whole = (what: string, min: number, max: number) => {
  const expected = must(`${what} from ${min} to ${max}`);
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .pipe(z.number().min(min, expected).max(max, expected));
};

export const port = (min: number) => whole('a port number', min, 65_535);

export const httpUrl = (like: string) =>
  z.url({ protocol: /^https?$/, ...must(`a URL like ${like}`) });

/** Scheme, host and port, without a slash at the end. */
export const origin = (like: string) =>
  z
    .string()
    .refine(
      (text) => /^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text),
      must(`an origin like ${like}`),
    )
    .transform((text) => new URL(text).origin);

/** Goes into a header, too. */
export const secret = z.string().regex(sharedSecret.pattern, must(sharedSecret.sentence));

export const isEmail = (text: string): boolean => readEmail(text)?.value !== undefined;

export type MailFrom = { name: string; address: string };

/** `office@forge.example` or `Forge Office <office@forge.example>`. */
const SENDER = /^(?:([^<>]*?)\s*<([^<>]+)>|([^<>]+))$/;

const sender = z
  .string()
  .transform((text): MailFrom => {
    const [, name = '', named, bare = ''] = SENDER.exec(text) ?? [];
    return { name, address: (named ?? bare).trim() };
  })
  .refine(
    ({ address }) => isEmail(address),
    must('an e-mail address, or a name with an e-mail address in <>'),
  );

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What several programs read. */
export const shared = {
  SITE_URL: origin('https://example.com').default('http://localhost:3000'),
  CONTENT_TOKEN: secret.optional(),
  REVALIDATE_SECRET: secret.optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, ...must('a URL like postgres://user:password@host/name') })
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, ...must('a URL like smtp://user:password@host:587') })
    .optional(),
  MAIL_FROM: sender.optional(),
  TRUST_PROXY: whole('a whole number of proxies', 0, 10).default(0),
  LOG_LEVEL: z
    .enum(logLevels, must('fatal, error, warn, info, debug, trace or silent'))
    .default('info'),
};

/**
 * An empty value counts as unset, as in `.env.example`.
 * @throws EnvError for the first invalid variable
 */
export function readVariables<T extends z.ZodObject>(
  schema: T,
  source: Readonly<Record<string, string | undefined>>,
): z.output<T> {
  const given = Object.entries(source).flatMap(([name, value = '']) =>
    value.trim() ? [[name, value.trim()] as const] : [],
  );
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new EnvError(`${issue?.path[0]?.toString()} ${issue?.message}.`);
}
