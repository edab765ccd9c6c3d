import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The program cannot start with its settings; the message is one line that names the variable. */
export class EnvError extends Error {}

const given = (name: string): string | undefined => process.env[name]?.trim() || undefined;

function matching(name: string, pattern: RegExp, expected: string): string | undefined {
  const value = given(name);
  if (value && !pattern.test(value)) throw new EnvError(`${name} must be ${expected}.`);
  return value;
}

/** The S3-compatible store for pictures, in the words of the storage package. */
function s3() {
  const bucket = given('S3_BUCKET');
  if (!bucket) return undefined;
  const accessKeyId = given('S3_ACCESS_KEY_ID');
  const secretAccessKey = given('S3_SECRET_ACCESS_KEY');
  if (!accessKeyId || !secretAccessKey)
    throw new EnvError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET.');
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    endpoint: matching('S3_ENDPOINT', /^https?:\/\//, 'a URL like https://s3.example.com'),
    region: given('S3_REGION') ?? 'us-east-1',
  };
}

/** Where `npm run cms` stands when it starts this program; relative folders count from there. */
const HOME = process.env.CMS_HOME || resolve(process.cwd(), '..');

function contentDir(): string {
  const folder = resolve(/*turbopackIgnore: true*/ HOME, given('CONTENT_DIR') ?? 'content-service');
  return folder;
}

export function readEnv() {
  const port = Number(matching('CMS_PORT', /^[1-9]\d{0,4}$/, 'a port number') ?? 3200);
  if (port > 65_535) throw new EnvError('CMS_PORT must be a port number.');
  const url = matching(
    'CMS_URL',
    /^https?:\/\/[^/?#]+\/?$/,
    'an origin like https://editor.example',
  );
  const secret = given('CMS_SECRET');
  if (secret && secret.length < 32) throw new EnvError('CMS_SECRET must have 32 characters.');
  const adminPassword = given('ADMIN_PASSWORD');
  if (adminPassword && adminPassword.length < 12)
    throw new EnvError('ADMIN_PASSWORD must have at least 12 characters.');
  return {
    port,
    hostname: given('CMS_HOSTNAME') ?? '127.0.0.1',
    url: (url ?? `http://localhost:${port}`).replace(/\/$/, ''),
    /** From where browsers may use a session. */
    origins: url ? [new URL(url).origin] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    isPublic: url !== undefined,
    secret,
    dataDir: resolve(/*turbopackIgnore: true*/ HOME, given('DATA_DIR') ?? 'data', 'cms'),
    contentDir: contentDir(),
    databaseUrl: matching(
      'DATABASE_URL',
      /^postgres(ql)?:\/\//,
      'a URL like postgres://user@host/name',
    ),
    adminEmail: matching('ADMIN_EMAIL', /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address'),
    adminPassword,
    s3: s3(),
    smtpUrl: matching('SMTP_URL', /^smtps?:\/\//, 'a URL like smtp://user:password@host:587'),
    mailFrom: given('MAIL_FROM'),
    /** Where visitors see the site, for previews. */
    siteUrl: (
      matching('SITE_URL', /^https?:\/\/[^/?#]+\/?$/, 'an origin like https://example.com') ??
      `http://localhost:${given('PORT') ?? 3000}`
    ).replace(/\/$/, ''),
    /** The content service, for what visitors have sent. */
    contentHost: (
      matching('CONTENT_HOST', /^https?:\/\//, 'a URL like http://127.0.0.1:4173') ??
      `http://127.0.0.1:${given('CONTENT_PORT') ?? 4173}`
    ).replace(/\/$/, ''),
    contentToken: given('CONTENT_TOKEN'),
    revalidateSecret: given('REVALIDATE_SECRET'),
    trustProxy: Number(matching('TRUST_PROXY', /^\d$/, 'a number from 0 to 9') ?? 0),
  };
}
export type Env = ReturnType<typeof readEnv>;

export const env = readEnv();

/** @throws EnvError where the folder cannot hold content */
export function checkContentDir(): void {
  if (!existsSync(join(/*turbopackIgnore: true*/ env.contentDir, 'content')))
    throw new EnvError(
      `CONTENT_DIR must be a folder that holds the folders content and media: ${env.contentDir}`,
    );
}
