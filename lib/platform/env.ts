import { hostname } from 'node:os';
import * as z from 'zod';
import { httpUrl, must, port, readVariables, shared, whole } from '@/node/env';

/** Without a trailing slash, so that paths can be appended. */
const baseUrl = z
  .url({ protocol: /^https?$/, ...must('an http or https URL') })
  .regex(/^[^@]*$|^\w+:\/\/[^/]*\/.*@/, 'must not hold a name and password: use CONTENT_TOKEN')
  .regex(/^[^?#]*$/, 'must not hold a query or a fragment')
  .transform((value) => value.replace(/\/+$/, ''));

const onOrOff = z.enum(['on', 'off'], must('on or off'));
const onByDefault = onOrOff.default('on');

/** Of reCAPTCHA v2: without a checkbox, or with one of two sizes. */
const captchaSizes = ['invisible', 'normal', 'compact'] as const;

const bearer = z.string().regex(/^[\x21-\x7e]+$/, must('printable ASCII without spaces'));

const ANALYTICS_HELP =
  'must be plausible, umami or matomo, the URL of its host, and with the last two the id of the site there';

/** Like `umami https://statistics.example.com 94db1cb1`. */
const analytics = z
  .string()
  .regex(
    /^(plausible https?:\/\/[^/\s]+|(umami|matomo) https?:\/\/[^/\s]+ [\w-]+)\/?$/,
    ANALYTICS_HELP,
  )
  .transform((value) => value.replace(/\/$/, '').split(' '))
  .transform(([program, url = '', site = '']) => ({
    program: program as 'plausible' | 'umami' | 'matomo',
    origin: new URL(url).origin,
    site,
  }));

export type Analytics = z.infer<typeof analytics>;

/** The only redirects file that may be missing. */
export const DEFAULT_REDIRECTS_FILE = 'redirects.json';

/** `.env.example` lists the same names. */
export const environmentSchema = z.object({
  CONTENT_HOST: baseUrl.optional(),
  CONTENT_TOKEN: shared.CONTENT_TOKEN,
  MEDIA_HOSTS: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(httpUrl('https://pictures.example.com').transform((url) => new URL(url).origin)))
    .default([]),
  SITE_URL: shared.SITE_URL,
  // Not 0: warming needs to know the port.
  PORT: port(1).default(3000),
  // Shells and containers set it to the name of the machine, which says nothing of where to listen.
  HOSTNAME: z
    .string()
    .transform((name) => (name === hostname() ? undefined : name))
    .optional(),
  /** Of the embedded content service; a program that starts it says here which one it is. */
  CONTENT_PORT: port(0).optional(),
  CONTENT_REVALIDATE_SECONDS: whole('a whole number of seconds', 1, 31_536_000).default(300),
  /** Of stored pages on disk. */
  CACHE_MAX_MB: whole('a whole number of megabytes', 1, 1_000_000).default(1_024),
  REVALIDATE_SECRET: shared.REVALIDATE_SECRET,
  PREVIEW_HOST: baseUrl.optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SIZE: z
    .enum(captchaSizes, 'must be invisible, normal or compact; v3 is not supported')
    .default('invisible'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, hostname: /./, ...must('a URL like redis://host:6379') })
    .optional(),
  CDN_PURGE_URL: baseUrl.optional(),
  CDN_PURGE_TOKEN: bearer.optional(),
  DEFER_SCRIPTS: onByDefault,
  WARM_PAGES: onByDefault,
  WARM_PICTURES: onByDefault,
  SAMPLES: onByDefault,
  ASSETS_DIR: z.string().optional(),
  TRUST_PROXY: shared.TRUST_PROXY,
  LOG_LEVEL: shared.LOG_LEVEL,
  SECURITY_CONTACT: z
    .url({
      protocol: /^(https|mailto|tel)$/,
      ...must('a URL that begins with https:, mailto: or tel:'),
    })
    .optional(),
  ANALYTICS: analytics.optional(),
  NOINDEX: onOrOff.optional(),
  REDIRECTS_FILE: z.string().default(DEFAULT_REDIRECTS_FILE),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl('http://127.0.0.1:4318').optional(),
  OTEL_SERVICE_NAME: z.string().default('forgefront'),
});

export type Environment = z.infer<typeof environmentSchema>;

/** @throws EnvError */
export const readEnvironment = (source: Record<string, string | undefined>): Environment =>
  readVariables(environmentSchema, source);

/** The log is there before the settings are checked, and writes that they are wrong. */
export const logLevel = (): Environment['LOG_LEVEL'] =>
  environmentSchema.shape.LOG_LEVEL.safeParse(process.env.LOG_LEVEL).data ?? 'info';

let current: Environment | undefined;

/** Read at run time, never at build time. */
export function environment(): Environment {
  current ??= readEnvironment(process.env);
  return current;
}
