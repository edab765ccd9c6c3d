import { hostname } from 'node:os';
import { readEnvironment } from './env';
import { EnvError } from '@/node/env';

describe('env', () => {
  it('has a default for every variable', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      CONTENT_REVALIDATE_SECONDS: 300,
      TRUST_PROXY: 0,
      MEDIA_HOSTS: [],
    });
  });

  it('does not take the name of the machine for an address to listen on', () => {
    expect(readEnvironment({ HOSTNAME: hostname() }).HOSTNAME).toBeUndefined();
    expect(readEnvironment({ HOSTNAME: '127.0.0.1' }).HOSTNAME).toBe('127.0.0.1');
  });

  it('takes visitor statistics apart', () => {
    const of = (ANALYTICS: string) => readEnvironment({ ANALYTICS }).ANALYTICS;
    expect(of('plausible https://x.example/')).toEqual({
      ...{ program: 'plausible', origin: 'https://x.example', site: '' },
    });
    expect(of('matomo https://x.example 3')).toMatchObject({ site: '3' });
  });

  it('treats empty values as unset and normalises URLs', () => {
    expect(readEnvironment({ NOINDEX: '', PORT: ' ' })).toEqual(readEnvironment({}));
    expect(
      readEnvironment({
        CONTENT_HOST: 'https://cms.example/base/',
        MEDIA_HOSTS: 'https://a.example/x, http://b.example',
      }),
    ).toMatchObject({
      CONTENT_HOST: 'https://cms.example/base',
      MEDIA_HOSTS: ['https://a.example', 'http://b.example'],
    });
  });

  it.each([
    ['CONTENT_HOST', 'ftp://x'],
    ['ANALYTICS', 'google https://x.example'],
    ['ANALYTICS', 'plausible'],
    ['ANALYTICS', 'umami https://x.example'],
    ['ANALYTICS', 'matomo https://x.example 1; script-src *'],
    ['CONTENT_HOST', 'localhost:4000'],
    ['MEDIA_HOSTS', 'https://a.example nonsense'],
    ['CONTENT_HOST', 'https://cms.example/?site=1'],
    ['CONTENT_HOST', 'https://cms.example/#top'],
    ['SITE_URL', 'example.com'],
    ['SITE_URL', 'https://example.com/shop'],
    ['PORT', '99999'],
    ['PORT', '0'],
    ['REVALIDATE_SECRET', 'a secret in four words'],
    ['REDIS_URL', 'redis://'],
    ['CONTENT_REVALIDATE_SECONDS', '0'],
    ['REVALIDATE_SECRET', 'short'],
    ['SESSION_SECRET', 'too-short'],
    ['REDIS_URL', 'http://localhost'],
    ['DEFER_SCRIPTS', 'yes'],
    ['WARM_PAGES', 'yes'],
    ['WARM_PICTURES', 'yes'],
    ['CDN_PURGE_URL', 'cdn.example'],
    ['CDN_PURGE_TOKEN', 'two words'],
    ['TRUST_PROXY', '-1'],
    ['CONTENT_HOST', 'https://ada:secret@cms.example'],
    ['CONTENT_TOKEN', 'two words'],
    ['LOG_LEVEL', 'loud'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
  ])('rejects %s=%s with one line that names it', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^${name} must [^\\n]+$`));
  });

  const levels = 'fatal, error, warn, info, debug, trace or silent';

  it.each([
    ['PORT', 'eighty', 'a port number from 1 to 65535'],
    ['PORT', '0x1388', 'a port number from 1 to 65535'],
    ['PORT', '3e3', 'a port number from 1 to 65535'],
    ['PORT', '65536', 'a port number from 1 to 65535'],
    ['TRUST_PROXY', 'yes', 'a whole number of proxies from 0 to 10'],
    ['TRUST_PROXY', '11', 'a whole number of proxies from 0 to 10'],
    ['CONTENT_REVALIDATE_SECONDS', '1.5', 'a whole number of seconds from 1 to 31536000'],
    ['CONTENT_REVALIDATE_SECONDS', '0', 'a whole number of seconds from 1 to 31536000'],
    ['LOG_LEVEL', 'loud', levels],
  ])('says of %s=%s that it must be %s', (name, value, allowed) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name} must be ${allowed}.`);
  });
});
