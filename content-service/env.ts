import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { sharedSecret } from '../node/secrets';
import { readEmail } from '../contract/formats/email';
import { recipientEntry } from './mail/recipients';
import { webhookKey } from './webhooks/send-webhook';

/** The program cannot start with its settings. The message is one line that names the variable, never its value. */
export class EnvError extends Error {}

/** The settings are right, but the disk of DATA_DIR is full or broken. */
export class DiskError extends EnvError {}

/** Of a program that ends with a DiskError; EX_IOERR of sysexits.h. */
export const DISK_EXIT_CODE = 74;

const sentence = (expected: string) => ({ error: `must be ${expected}` });

const httpUrl = (fallback: string) =>
  z.url({ protocol: /^https?$/, ...sentence('an http or https URL') }).default(fallback);

const isEmail = (text: string) => readEmail(text)?.value !== undefined;

/** `office@forge.example` or `Forge Office <office@forge.example>`. */
const isSender = (text: string) => isEmail(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text);

const secret = z
  .string()
  .regex(/^[\x21-\x7e]+$/, sentence('printable ASCII without spaces'))
  .optional();

const shared = z.string().regex(sharedSecret.pattern, sentence(sharedSecret.sentence)).optional();

const isOrigin = (text: string) => /^https?:\/\/[^/?#\s]+\/?$/.test(text) && URL.canParse(text);

const days = sentence('a whole number of days from 1 to 36500');

/** Nobody on another machine reaches it. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(hostname);

/** Every variable of the content service; `.env.example` lists the same names. */
export const envSchema = z.object({
  CONTENT_PORT: z
    .string()
    .regex(/^\d{1,5}$/, sentence('a port number from 0 (any free port) to 65535'))
    .transform(Number)
    .pipe(z.number().max(65_535, sentence('a port number from 0 (any free port) to 65535')))
    .default(0),
  CONTENT_HOSTNAME: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  CONTENT_DIR: z
    .string()
    .transform((path) => resolve(path))
    .refine(
      (path) => ['content', 'media'].every((name) => existsSync(join(path, name))),
      sentence('a folder that holds the folders content and media'),
    )
    .optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      ...sentence('a URL like postgres://user:password@host/database'),
    })
    .optional(),
  CONTENT_TOKEN: shared,
  REVALIDATE_SECRET: shared,
  SITE_URL: httpUrl('http://localhost:3000'),
  REVALIDATE_URL: z
    .string()
    .refine(isOrigin, sentence('an origin like http://127.0.0.1:3001'))
    .optional(),
  REVALIDATE_URLS: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(
      (urls) => urls.every(isOrigin),
      sentence('origins like http://127.0.0.1:3001 with commas between'),
    )
    .optional(),
  RECAPTCHA_SECRET: secret,
  RECAPTCHA_VERIFY_URL: httpUrl('https://www.google.com/recaptcha/api/siteverify'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, ...sentence('a URL like smtp://user:password@host:587') })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, sentence('an e-mail address, or a name with an e-mail address in <>'))
    .optional(),
  ENQUIRIES_TO: z
    .string()
    .refine(
      (list) => list.split(',').every((entry) => isEmail(recipientEntry(entry).email)),
      sentence('e-mail addresses with commas between, each with subject= in front or not'),
    )
    .optional(),
  WEBHOOK_URL: z.url({ protocol: /^https?$/, ...sentence('an http or https URL') }).optional(),
  WEBHOOK_SECRET: z
    .string()
    .refine(
      (text) => webhookKey(text) !== undefined,
      sentence('whsec_ and 24 to 64 random bytes in base64'),
    )
    .optional(),
  ENQUIRIES_KEEP_DAYS: z
    .string()
    .regex(/^\d{1,5}$/, days)
    .transform(Number)
    .pipe(z.number().min(1, days).max(36_500, days))
    .optional(),
  MIN_FREE_MB: z
    .string()
    .regex(/^\d{1,8}$/, sentence('a whole number of megabytes from 0 to 99999999'))
    .transform(Number)
    .default(1_024),
  DEMO: z
    .enum(['0', '1'], sentence('0 or 1'))
    .default('0')
    .transform((value) => value === '1'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      sentence('fatal, error, warn, info, debug, trace or silent'),
    )
    .default('info'),
});

export type Env = z.output<typeof envSchema>;

/** Every site that shows the content, each once; by default the one that visitors see. */
export function sitesToTell({ REVALIDATE_URL, REVALIDATE_URLS = [], SITE_URL }: Env): string[] {
  const named = [...REVALIDATE_URLS, ...(REVALIDATE_URL ? [REVALIDATE_URL] : [])];
  return named.length > 0 ? [...new Set(named.map((url) => new URL(url).origin))] : [SITE_URL];
}

/**
 * Reads the variables of the content service. An empty value counts as unset, as in `.env.example`.
 * @throws EnvError for the first invalid variable
 */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const given = Object.entries(variables).filter(([, value]) => value?.trim());
  const result = envSchema.safeParse(Object.fromEntries(given));
  if (result.success) {
    const { WEBHOOK_URL, WEBHOOK_SECRET, CONTENT_HOSTNAME, CONTENT_TOKEN } = result.data;
    if (WEBHOOK_URL && !WEBHOOK_SECRET)
      throw new EnvError('WEBHOOK_SECRET must be set with WEBHOOK_URL.');
    if (!isLoopback(CONTENT_HOSTNAME) && !CONTENT_TOKEN)
      throw new EnvError('CONTENT_TOKEN must be set where CONTENT_HOSTNAME is not loopback.');
    return result.data;
  }
  const issue = result.error.issues[0];
  throw new EnvError(`${issue?.path.join('.')} ${issue?.message}.`);
}
