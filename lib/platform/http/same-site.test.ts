import { isCrossSite } from './same-site';

process.env.SITE_URL = 'https://forge.example';

const ask = (headers: Record<string, string>) =>
  isCrossSite(new Headers({ host: '10.0.0.5:3000', ...headers }));

describe('isCrossSite', () => {
  it.each([
    [false, {}],
    [false, { 'sec-fetch-site': 'same-origin', origin: 'https://forge.example' }],
    [false, { 'sec-fetch-site': 'none' }],
    [false, { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    [false, { origin: 'https://forge.example' }],
    [false, { origin: 'http://10.0.0.5:3000' }],
    [true, { 'sec-fetch-site': 'cross-site' }],
    [true, { 'sec-fetch-site': 'same-site', origin: 'https://blog.forge.example' }],
    [true, { origin: 'https://evil.example' }],
    [true, { origin: 'https://forge.example.evil.example' }],
    [true, { origin: 'null' }],
    [true, { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ])('%s for %j', (crossSite, headers) => {
    expect(ask(headers as Record<string, string>)).toBe(crossSite);
  });
});
