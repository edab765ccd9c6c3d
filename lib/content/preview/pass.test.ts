import { createHmac } from 'node:crypto';

process.env.REVALIDATE_SECRET = 'a-secret-of-the-preview';
process.env.PREVIEW_HOST = 'http://127.0.0.1:3200/preview-api';

import { openLink, openPass, previewHost, sealPass } from './pass';

const NOW = Date.UTC(2026, 10, 23, 12);
const MINUTE = 60_000;
const editor = 'http://localhost:3200';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

function link(path: string, until: number): URLSearchParams {
  const key = hmac('a-secret-of-the-preview', 'preview-link');
  const signature = hmac(key, JSON.stringify([path, until, editor])).toString('hex');
  return new URLSearchParams({ path, until: String(until), editor, signature });
}

describe('a signed link', () => {
  it('opens its page until it ends', () => {
    const until = NOW + 10 * MINUTE;
    expect(openLink(link('/shop', until), NOW)).toEqual({ path: '/shop', until, editor });
    expect(openLink(link('/shop', until), until)).toBeUndefined();
  });

  it('is refused where it would open more than an hour', () => {
    expect(openLink(link('/shop', NOW + 62 * MINUTE), NOW)).toBeUndefined();
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])(
    'leads nowhere else: %s',
    (path) => expect(openLink(link(path, NOW + MINUTE), NOW)).toBeUndefined(),
  );

  it('opens nothing with another path', () => {
    const changed = link('/shop', NOW + MINUTE);
    changed.set('path', '/about');
    expect(openLink(changed, NOW)).toBeUndefined();
  });
});

describe('a pass', () => {
  const pass = { until: NOW + 10 * MINUTE, editor };

  it('is read until it ends', () => {
    expect(openPass(sealPass(pass), NOW)).toEqual(pass);
    expect(openPass(sealPass(pass), pass.until)).toBeUndefined();
  });

  it.each([undefined, '', 'x', 'x.y', 'W10.00', `${sealPass(pass)}0`])('is not %s', (sealed) =>
    expect(openPass(sealed, NOW)).toBeUndefined(),
  );

  it('is not a link', () => {
    const signature = link('/shop', pass.until).get('signature');
    const text = sealPass(pass).split('.')[0];
    expect(openPass(`${text}.${signature}`, NOW)).toBeUndefined();
  });
});

it('the editor knows the site by a key of its own', () => {
  expect(previewHost()).toEqual({
    url: 'http://127.0.0.1:3200/preview-api',
    token: hmac('a-secret-of-the-preview', 'preview-content').toString('hex'),
  });
});
