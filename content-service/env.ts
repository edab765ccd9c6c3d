import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import {
  EnvError,
  httpUrl,
  isEmail,
  must,
  origin,
  port,
  readVariables,
  shared,
  whole,
} from '../node/env';
import { recipientEntry } from './mail/recipients';
import { webhookKey } from './webhooks/send-webhook';

/** The settings are right, but the disk of DATA_DIR is full or broken. */
export class DiskError extends EnvError {}

/** Of a program that ends with a DiskError; EX_IOERR of sysexits.h. */
export const DISK_EXIT_CODE = 74;

const secret = z.string().regex(/^[\x21-\x7e]+$/, must('printable ASCII without spaces'));

/** Nobody on another machine reaches it. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(hostname);

/** Every variable of the content service; `.env.example` lists the same names. */
export const envSchema = z.object({
  CONTENT_PORT: port(0).default(0),
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
      must('a folder that holds the folders content and media'),
    )
    .optional(),
  DATABASE_URL: shared.DATABASE_URL,
  CONTENT_TOKEN: shared.CONTENT_TOKEN,
  REVALIDATE_SECRET: shared.REVALIDATE_SECRET,
  SITE_URL: shared.SITE_URL,
  REVALIDATE_URL: origin('http://127.0.0.1:3001').optional(),
  /** With commas between. */
  REVALIDATE_URLS: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.array(origin('http://127.0.0.1:3001')))
    .optional(),
  RECAPTCHA_SECRET: secret.optional(),
  RECAPTCHA_VERIFY_URL: httpUrl('https://captcha.example.com/verify').default(
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  SMTP_URL: shared.SMTP_URL,
  MAIL_FROM: shared.MAIL_FROM,
  ENQUIRIES_TO: z
    .string()
    .refine(
      (list) => list.split(',').every((entry) => isEmail(recipientEntry(entry).email)),
      must('e-mail addresses with commas between, each with subject= in front or not'),
    )
    .optional(),
  WEBHOOK_URL: httpUrl('https://example.com/hook').optional(),
  WEBHOOK_SECRET: z
    .string()
    .refine(
      (text) => webhookKey(text) !== undefined,
      must('whsec_ and 24 to 64 random bytes in base64'),
    )
    .optional(),
  ENQUIRIES_KEEP_DAYS: whole('a whole number of days', 1, 36_500).optional(),
  MIN_FREE_MB: whole('a whole number of megabytes', 0, 99_999_999).default(1_024),
  DEMO: z
    .enum(['0', '1'], must('0 or 1'))
    .default('0')
    .transform((value) => value === '1'),
  LOG_LEVEL: shared.LOG_LEVEL,
});

export type Env = z.output<typeof envSchema>;

/** Every site that shows the content, each once; by default the one that visitors see. */
export function sitesToTell({ REVALIDATE_URL, REVALIDATE_URLS = [], SITE_URL }: Env): string[] {
  const named = new Set([...REVALIDATE_URLS, ...(REVALIDATE_URL ? [REVALIDATE_URL] : [])]);
  return named.size > 0 ? [...named] : [SITE_URL];
}

/** @throws EnvError for the first invalid variable */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const env = readVariables(envSchema, variables);
  if (env.WEBHOOK_URL && !env.WEBHOOK_SECRET)
    throw new EnvError('WEBHOOK_SECRET must be set with WEBHOOK_URL.');
  if (!isLoopback(env.CONTENT_HOSTNAME) && !env.CONTENT_TOKEN)
    throw new EnvError('CONTENT_TOKEN must be set where CONTENT_HOSTNAME is not loopback.');
  return env;
}
