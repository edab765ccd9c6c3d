import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { readEmail } from '../../contract/formats/email';
import { EnvError, httpUrl, must, origin, port, readVariables, shared } from '../../node/env';

const DEFAULT_CONTENT_PORT = 4173;

/** Every variable of the editor; `.env.example` lists the same names. */
export const envSchema = z.object({
  CMS_PORT: port(1).default(3200),
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
  DATABASE_URL: shared.DATABASE_URL,
  // The S3-compatible store for pictures, in the words of the storage package.
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: httpUrl('https://s3.example.com').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: shared.SMTP_URL,
  MAIL_FROM: shared.MAIL_FROM,
  /** Where visitors see the site, for previews. */
  SITE_URL: shared.SITE_URL,
  /** The content service, for what visitors have sent. */
  CONTENT_HOST: httpUrl('http://127.0.0.1:4173')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  CONTENT_PORT: port(0).optional(),
  CONTENT_TOKEN: shared.CONTENT_TOKEN,
  REVALIDATE_SECRET: shared.REVALIDATE_SECRET,
  TRUST_PROXY: shared.TRUST_PROXY,
  LOG_LEVEL: shared.LOG_LEVEL,
});
type Variables = z.output<typeof envSchema>;

function s3Of(variables: Variables) {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = variables;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!bucket) return undefined;
  if (!accessKeyId || !secretAccessKey)
    throw new EnvError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET.');
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

export function readEnv(source: NodeJS.ProcessEnv) {
  const variables = readVariables(envSchema, source);
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
