import { endpointName, endpointOf } from './endpoint-name';

describe('the name of an endpoint', () => {
  it.each([
    ['/api/list/faq', { path: '/api/list/faq' }],
    ['/api/list/faq?locale=de-DE', { path: '/api/list/faq', locale: 'de-DE' }],
  ])('%s is taken apart and put together', (name, parts) => {
    expect(endpointOf(name)).toEqual(parts);
    expect(endpointName(endpointOf(name).path, endpointOf(name).locale)).toBe(name);
  });

  it.each([
    '/api/list/faq?locale=',
    '/api/list/faq?page=2',
    '/api/list/faq?locale=de&page=2',
    '/api/list/faq?page=2&locale=de',
  ])('%s is no endpoint in a language', (name) => {
    expect(endpointOf(name)).toEqual({ path: name });
  });
});
