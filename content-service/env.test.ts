import { resolve } from 'node:path';
import { readEnv, sitesToTell } from './env';
import { EnvError } from '../node/env';

describe('readEnv', () => {
  it('has a default for everything', () => {
    expect(readEnv({ NODE_ENV: 'test' })).toMatchObject({
      CONTENT_PORT: 0,
      CONTENT_HOSTNAME: '127.0.0.1',
      DATA_DIR: resolve('data'),
      SITE_URL: 'http://localhost:3000',
      DEMO: false,
      LOG_LEVEL: 'info',
    });
  });

  it('treats empty values as unset', () => {
    const env = readEnv({ NODE_ENV: 'test', SMTP_URL: '', CONTENT_TOKEN: ' ', CONTENT_PORT: '' });
    expect(env).toMatchObject({ CONTENT_PORT: 0 });
    expect(env.CONTENT_TOKEN).toBeUndefined();
    expect(env.SMTP_URL).toBeUndefined();
  });

  it('accepts a sender with a name and several recipients', () => {
    const mail = {
      MAIL_FROM: 'Forge Office <web@forge.example>',
      ENQUIRIES_TO: 'a@forge.example, b@forge.example',
    };
    expect(readEnv({ NODE_ENV: 'test', ...mail })).toMatchObject({
      ...{ ...mail, MAIL_FROM: { name: 'Forge Office', address: 'web@forge.example' } },
    });
  });

  it('names the sites that are told what has changed', () => {
    const sites = (variables: object) =>
      sitesToTell(readEnv({ NODE_ENV: 'test', SITE_URL: 'https://forge.example', ...variables }));
    const [one, two] = ['http://127.0.0.1:3001', 'http://127.0.0.1:3002'];
    expect(sites({})).toEqual(['https://forge.example']);
    expect(sites({ REVALIDATE_URL: one })).toEqual([one]);
    expect(sites({ REVALIDATE_URLS: `${one}/, ${two}`, REVALIDATE_URL: two })).toEqual([one, two]);
  });

  it('demands a secret for webhooks', () => {
    const attempt = () => readEnv({ NODE_ENV: 'test', WEBHOOK_URL: 'https://hooks.example' });
    expect(attempt).toThrow('WEBHOOK_SECRET must be set with WEBHOOK_URL.');
  });

  it('demands a token beyond loopback', () => {
    const listenOn = (CONTENT_HOSTNAME: string, more = {}) =>
      readEnv({ NODE_ENV: 'test', CONTENT_HOSTNAME, ...more }).CONTENT_HOSTNAME;
    for (const host of ['127.0.0.1', '127.8.8.8', '::1', 'localhost'])
      expect(listenOn(host)).toBe(host);
    for (const host of ['0.0.0.0', '::', '192.0.2.2', 'content', '127.0.0.1.example'])
      expect(() => listenOn(host)).toThrow(
        'CONTENT_TOKEN must be set where CONTENT_HOSTNAME is not loopback.',
      );
    expect(listenOn('0.0.0.0', { CONTENT_TOKEN: 'a-token-of-the-test' })).toBe('0.0.0.0');
  });

  it.each([
    ['CONTENT_PORT', '65536'],
    ['CONTENT_PORT', '-1'],
    ['CONTENT_PORT', '0x50'],
    ['CONTENT_TOKEN', 'two words'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'localhost'],
    ['REVALIDATE_URL', 'localhost:3001'],
    ['REVALIDATE_URL', 'http://127.0.0.1:3001/api/revalidate'],
    ['REVALIDATE_URLS', 'http://127.0.0.1:3001 http://127.0.0.1:3002'],
    ['REVALIDATE_URLS', 'http://127.0.0.1:3001,'],
    ['SMTP_URL', 'http://user:hidden@mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Forge <nobody>'],
    ['ENQUIRIES_TO', 'a@b.example; c@d.example'],
    ['CONTENT_DIR', '/no/such/folder'],
    ['CONTENT_DIR', 'demo-company/content'],
    ['MIN_FREE_MB', '-1'],
    ['MIN_FREE_MB', '1.5'],
    ['ENQUIRIES_KEEP_DAYS', '0'],
    ['ENQUIRIES_KEEP_DAYS', '1.5'],
    ['ENQUIRIES_KEEP_DAYS', 'never'],
    ['DATABASE_URL', 'mysql://user:hidden@db.example/forge'],
    ['WEBHOOK_URL', 'ftp://hooks.example'],
    ['WEBHOOK_SECRET', 'whsec_short'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('rejects %s=%s with one line that names the variable, not the value', (name, value) => {
    const attempt = () => readEnv({ NODE_ENV: 'test', [name]: value });
    expect(attempt).toThrow(EnvError);
    expect(attempt).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
    expect(attempt).not.toThrow(/hidden/);
  });
});
