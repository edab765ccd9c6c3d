import { hostname } from 'node:os';
import * as z from 'zod';
import { sharedSecret } from '@/node/secrets';

const origin = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

const siteOrigin = origin.regex(/^\w+:\/\/[^/?#@]+\/?$/, 'must be an origin, without a path');

/** Without a trailing slash, so that paths can be appended. */
const baseUrl = origin
  .regex(/^[^@]*$|^\w+:\/\/[^/]*\/.*@/, 'must not hold a name and password: use CONTENT_TOKEN')
  .regex(/^[^?#]*$/, 'must not hold a query or a fragment')
  .transform((value) => value.replace(/\/+$/, ''));

const unsetWhenEmpty = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(unsetWhenEmpty, schema.optional());

const onOrOff = z.enum(['on', 'off'], 'must be on or off');
const onByDefault = z.preprocess(unsetWhenEmpty, onOrOff.default('on'));

/** Of reCAPTCHA v2: without a checkbox, or with one of two sizes. */
const captchaSizes = ['invisible', 'normal', 'compact'] as const;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Digits only: 0x1388 and the like are read differently elsewhere. */
const whole = (what: string, min: number, max: number) => {
  const expected = `must be a whole number${what} from ${min} to ${max}`;
  return z
    .string()
    .trim()
    .regex(/^\d+$/, expected)
    .transform(Number)
    .pipe(z.number().min(min, expected).max(max, expected));
};

const bearer = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces');

const ANALYTICS_HELP =
  'must be plausible, umami or matomo, the URL of its host, and with the last two the id of the site there';

/** Like `umami https://statistics.example.com 94db1cb1`. */
const analytics = z
  .string()
  .trim()
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
  CONTENT_HOST: optional(baseUrl),
  CONTENT_TOKEN: optional(bearer),
  MEDIA_HOSTS: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : []),
    z.array(origin.transform((value) => new URL(value).origin)),
  ),
  SITE_URL: z.preprocess(
    unsetWhenEmpty,
    siteOrigin.transform((value) => new URL(value).origin).default('http://localhost:3000'),
  ),
  // Not 0: warming needs to know the port.
  PORT: z.preprocess(unsetWhenEmpty, whole('', 1, 65_535).default(3000)),
  // Shells and containers set it to the name of the machine, which says nothing of where to listen.
  HOSTNAME: optional(z.string().transform((name) => (name === hostname() ? undefined : name))),
  /** Of the embedded content service; a program that starts it says here which one it is. */
  CONTENT_PORT: optional(whole('', 0, 65_535)),
  CONTENT_REVALIDATE_SECONDS: z.preprocess(
    unsetWhenEmpty,
    whole(' of seconds', 1, 31_536_000).default(300),
  ),
  /** Of stored pages on disk. */
  CACHE_MAX_MB: z.preprocess(unsetWhenEmpty, whole(' of megabytes', 1, 1_000_000).default(1_024)),
  REVALIDATE_SECRET: optional(
    z.string().regex(sharedSecret.pattern, `must be ${sharedSecret.sentence}`),
  ),
  PREVIEW_HOST: optional(baseUrl),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  RECAPTCHA_SITE_KEY: optional(z.string().min(1)),
  RECAPTCHA_SIZE: z.preprocess(
    unsetWhenEmpty,
    z
      .enum(captchaSizes, 'must be invisible, normal or compact; v3 is not supported')
      .default('invisible'),
  ),
  REDIS_URL: optional(
    z.url({ protocol: /^rediss?$/, hostname: /./, error: 'must be a redis URL' }),
  ),
  CDN_PURGE_URL: optional(origin),
  CDN_PURGE_TOKEN: optional(bearer),
  DEFER_SCRIPTS: onByDefault,
  WARM_PAGES: onByDefault,
  WARM_PICTURES: onByDefault,
  SAMPLES: onByDefault,
  ASSETS_DIR: optional(z.string().min(1)),
  TRUST_PROXY: z.preprocess(unsetWhenEmpty, whole(' of proxies', 0, 10).default(0)),
  LOG_LEVEL: z.preprocess(
    unsetWhenEmpty,
    z.enum(logLevels, 'must be fatal, error, warn, info, debug, trace or silent').default('info'),
  ),
  SECURITY_CONTACT: optional(
    z.url({
      protocol: /^(https|mailto|tel)$/,
      error: 'must be a URL that begins with https:, mailto: or tel:',
    }),
  ),
  ANALYTICS: optional(analytics),
  NOINDEX: optional(onOrOff),
  REDIRECTS_FILE: z.preprocess(unsetWhenEmpty, z.string().default(DEFAULT_REDIRECTS_FILE)),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(origin),
  OTEL_SERVICE_NAME: z.preprocess(unsetWhenEmpty, z.string().default('forgefront')),
});

export type Environment = z.infer<typeof environmentSchema>;

/** The message is one line that names the variable. */
export class EnvironmentError extends Error {}

/** @throws EnvironmentError */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(source);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new EnvironmentError(`${issue?.path[0]?.toString() ?? 'environment'}: ${issue?.message}`);
}

/** The log is there before the settings are checked, and writes that they are wrong. */
export const logLevel = (): Environment['LOG_LEVEL'] =>
  environmentSchema.shape.LOG_LEVEL.safeParse(process.env.LOG_LEVEL).data ?? 'info';

let current: Environment | undefined;

/** Read at run time, never at build time. */
export function environment(): Environment {
  current ??= readEnvironment(process.env);
  return current;
}
