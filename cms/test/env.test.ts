import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEnv } from '@/server/env';
import { EnvError } from '../../node/env';

const read = (given: Record<string, string>) => readEnv({ NODE_ENV: 'test', ...given });
const refused = (given: Record<string, string>): string => {
  try {
    read(given);
  } catch (error) {
    assert.ok(error instanceof EnvError);
    return error.message;
  }
  return 'accepted';
};

describe('the variables of the editor', () => {
  it('have defaults, also where they are empty', () => {
    const { port, url, siteUrl, contentHost, dataDir, trustProxy } = read({ CMS_HOME: '/company' });
    assert.deepEqual(
      [port, url, siteUrl, contentHost, dataDir, trustProxy],
      [
        3200,
        'http://localhost:3200',
        'http://localhost:3000',
        'http://127.0.0.1:4173',
        '/company/data/cms',
        0,
      ],
    );
    assert.deepEqual(
      read({ CMS_HOME: '/company', CMS_URL: ' ', SMTP_URL: '', CONTENT_PORT: '0' }),
      read({ CMS_HOME: '/company' }),
    );
  });

  it('are read without what stands around them, and addresses without a slash at the end', () => {
    const { url, origins, isPublic, contentHost, siteUrl } = read({
      CMS_URL: ' https://editor.company.example/ ',
      CONTENT_HOST: 'http://content:4173/',
      SITE_URL: 'https://company.example/',
    });
    assert.deepEqual(
      [url, origins, isPublic, contentHost, siteUrl],
      [
        'https://editor.company.example',
        ['https://editor.company.example'],
        true,
        'http://content:4173',
        'https://company.example',
      ],
    );
  });

  for (const [given, sentence] of [
    [{ CMS_PORT: '65536' }, 'CMS_PORT must be a port number from 1 to 65535.'],
    [{ CMS_PORT: '0x50' }, 'CMS_PORT must be a port number from 1 to 65535.'],
    [
      { CMS_URL: 'https://editor.example/admin' },
      'CMS_URL must be an origin like https://editor.example.',
    ],
    [
      { CMS_URL: 'https://user@editor.example' },
      'CMS_URL must be an origin like https://editor.example.',
    ],
    [{ CMS_SECRET: 'short' }, 'CMS_SECRET must have at least 32 characters.'],
    [{ ADMIN_PASSWORD: 'eleven-char' }, 'ADMIN_PASSWORD must have at least 12 characters.'],
    [{ ADMIN_EMAIL: 'boss' }, 'ADMIN_EMAIL must be an e-mail address.'],
    [
      { DATABASE_URL: 'mysql://host/name' },
      'DATABASE_URL must be a URL like postgres://user:password@host/name.',
    ],
    [{ SMTP_URL: 'host:587' }, 'SMTP_URL must be a URL like smtp://user:password@host:587.'],
    [
      { MAIL_FROM: 'Forge Office' },
      'MAIL_FROM must be an e-mail address, or a name with an e-mail address in <>.',
    ],
    [{ SITE_URL: 'company.example' }, 'SITE_URL must be an origin like https://example.com.'],
    [{ CONTENT_HOST: 'content:4173' }, 'CONTENT_HOST must be a URL like http://127.0.0.1:4173.'],
    [
      { CONTENT_TOKEN: 'two words' },
      'CONTENT_TOKEN must be at least 16 characters of printable ASCII without spaces.',
    ],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number of proxies from 0 to 10.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
    [
      { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET.',
    ],
  ] as const)
    it(`are refused in one line: ${Object.entries(given).join()}`, () =>
      assert.equal(refused(given), sentence));

  it('name the sender of mails as the content service reads it', () => {
    const of = (sender: string) => read({ MAIL_FROM: sender }).mailFrom;
    assert.deepEqual(of('office@forge.example'), { name: '', address: 'office@forge.example' });
    assert.deepEqual(of('Forge Office <office@forge.example>'), {
      name: 'Forge Office',
      address: 'office@forge.example',
    });
  });
});
