import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { readEmail } from '../../contract/formats/email';
import { sharedSecret } from '../../node/secrets';

/** The program cannot start with its settings; the message is one line that names the variable, never its value. */
export class EnvError extends Error {}

const must = (expected: string) => ({ error: `must be ${expected}` });

const whole = (what: string, min: number, max: number) => {
  const expected = must(`${what} from ${min} to ${max}`);
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .pipe(z.number().min(min, expected).max(max, expected));
};
const DEFAULT_CONTENT_PORT = 4173;

const httpUrl = (like: string) => z.url({ protocol: /^https?$/, ...must(`a URL like ${like}`) });

const origin = (like: string) =>
  z
    .string()
    .refine(
      (text) => /^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text),
      must(`an origin like ${like}`),
    )
    .transform((text) => new URL(text).origin);

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Also goes into a header. */
const secret = z.string().regex(sharedSecret.pattern, must(sharedSecret.sentence));

/** `office@forge.example` or `Forge Office <office@forge.example>`. */
const SENDER = /^(?:([^<>]*?)\s*<([^<>]+)>|([^<>]+))$/;

const sender = z
  .string()
  .transform((text) => {
    const [, name = '', named, bare = ''] = SENDER.exec(text) ?? [];
    return { name, address: (named ?? bare).trim() };
  })
  .refine(
    ({ address }) => readEmail(address)?.value !== undefined,
    must('an e-mail address, or a name with an e-mail address in <>'),
  );

/** Every variable of the editor; `.env.example` lists the same names. */
export const envSchema = z.object({
  CMS_PORT: whole('a port number', 1, 65_535).default(3200),
  CMS_HOSTNAME: z.string().default('127.0.0.1'),
  CMS_URL: origin('https://editor.example').optional(),
  CMS_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAIL: z
    .string()
    .transform((text) => readEmail(text)?.value ?? '')
    .refine(Boolean, must('an e-mail address'))
    .optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  DATA_DIR: z.string().default('data'),
  CONTENT_DIR: z.string().default('demo-company'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, ...must('a URL like postgres://user:password@host/name') })
    .optional(),
  // The S3-compatible store for pictures, in the words of the storage package.
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: httpUrl('https://s3.example.com').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, ...must('a URL like smtp://user:password@host:587') })
    .optional(),
  MAIL_FROM: sender.optional(),
  /** Where visitors see the site, for previews. */
  SITE_URL: origin('https://example.com').default('http://localhost:3000'),
  /** The content service, for what visitors have sent. */
  CONTENT_HOST: httpUrl('http://127.0.0.1:4173').transform(withoutSlash).optional(),
  CONTENT_PORT: whole('a port number', 0, 65_535).optional(),
  CONTENT_TOKEN: secret.optional(),
  REVALIDATE_SECRET: secret.optional(),
  TRUST_PROXY: whole('a whole number of proxies', 0, 10).default(0),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      must('fatal, error, warn, info, debug, trace or silent'),
    )
    .default('info'),
});
type Variables = z.output<typeof envSchema>;

/** @throws EnvError for the first invalid variable; an empty value counts as unset, as in `.env.example` */
function variablesOf(source: NodeJS.ProcessEnv): Variables {
  const given = Object.entries(source).flatMap(([name, value = '']) =>
    value.trim() ? [[name, value.trim()] as const] : [],
  );
  const result = envSchema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new EnvError(`${issue?.path.join('.')} ${issue?.message}.`);
}

function s3Of(variables: Variables) {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = variables;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!bucket) return undefined;
  if (!accessKeyId || !secretAccessKey)
    throw new EnvError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET.');
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

export function readEnv(source: NodeJS.ProcessEnv) {
  const variables = variablesOf(source);
  const { CMS_PORT: port, CMS_URL: url, CONTENT_HOST, CONTENT_PORT } = variables;
  /** Where `npm run cms` stands when it starts this program; relative folders count from there. */
  const home = source.CMS_HOME || resolve(process.cwd(), '..');
  return {
    port,
    hostname: variables.CMS_HOSTNAME,
    url: url ?? `http://localhost:${port}`,
    /** From where browsers may use a session. */
    origins: url ? [url] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    isPublic: url !== undefined,
    secret: variables.CMS_SECRET,
    dataDir: resolve(/*turbopackIgnore: true*/ home, variables.DATA_DIR, 'cms'),
    contentDir: resolve(/*turbopackIgnore: true*/ home, variables.CONTENT_DIR),
    databaseUrl: variables.DATABASE_URL,
    adminEmail: variables.ADMIN_EMAIL,
    adminPassword: variables.ADMIN_PASSWORD,
    s3: s3Of(variables),
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    siteUrl: variables.SITE_URL,
    contentHost: CONTENT_HOST ?? `http://127.0.0.1:${CONTENT_PORT || DEFAULT_CONTENT_PORT}`,
    contentToken: variables.CONTENT_TOKEN,
    revalidateSecret: variables.REVALIDATE_SECRET,
    trustProxy: variables.TRUST_PROXY,
  };
}
export type Env = ReturnType<typeof readEnv>;

export const env = readEnv(process.env);

/** @throws EnvError where the folder cannot hold content */
export function checkContentDir(): void {
  if (!existsSync(join(/*turbopackIgnore: true*/ env.contentDir, 'content')))
    throw new EnvError(
      `CONTENT_DIR must be a folder that holds the folders content and media: ${env.contentDir}`,
    );
}
