import type { IncomingMessage } from 'node:http';
import { toOriginForm } from './origin-form';

const formOf = (url: string) => {
  const request = { url, headers: { host: 'forge.example' } } as IncomingMessage;
  toOriginForm(request, 'own.example');
  return [request.headers.host, request.url];
};

describe('toOriginForm', () => {
  it.each([
    ['1.0', undefined, 'own.example'],
    ['1.0', '', 'own.example'],
    ['1.0', 'forge.example', 'forge.example'],
    ['1.1', undefined, undefined],
  ])('HTTP/%s with the host %s: %s', (httpVersion, host, expected) => {
    const request = { httpVersion, url: '/', headers: { host } } as IncomingMessage;
    toOriginForm(request, 'own.example');
    expect(request.headers.host).toBe(expected);
  });

  it.each([
    ['http://other.example/about?a=b', 'other.example', '/about?a=b'],
    ['HTTPS://other.example:8080', 'other.example:8080', '/'],
    ['http://other.example?a', 'other.example', '/?a'],
    ['http://other.example//x', 'other.example', '//x'],
    ['/about', 'forge.example', '/about'],
    ['//other.example/about', 'forge.example', '//other.example/about'],
    ['http:///about', 'forge.example', 'http:///about'],
    ['http://user@other.example/', 'forge.example', 'http://user@other.example/'],
    ['ftp://other.example/', 'forge.example', 'ftp://other.example/'],
  ])('%s: %s %s', (url, host, path) => {
    expect(formOf(url)).toEqual([host, path]);
  });
});
