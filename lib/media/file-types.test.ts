import { fileTypeOf, policyFor } from './file-types';

const typeOf = (...lines: string[]) => {
  const headers = new Headers();
  for (const line of lines) headers.append('content-type', line);
  return fileTypeOf(new Response(null, { headers }));
};

describe('fileTypeOf', () => {
  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['IMAGE/JPG', 'image/jpeg'],
    ['image/svg+xml; charset=utf-8', 'image/svg+xml'],
    ['application/pdf;', 'application/pdf'],
    ['application/pdf;qs=0.001', 'application/pdf'],
  ])('reads %j as %s', (header, type) => expect(typeOf(header)).toBe(type));

  it.each([
    [['application/pdf, text/html']],
    [['application/pdf', 'text/html']],
    [['image/png', 'image/png']],
    [['application/pdf;x="a", text/html']],
    [['application/pdf;x="a"']],
    [['application/pdf text/html']],
    [['application/pdfx']],
    [['image/anything']],
    [['text/html; type=image/png']],
    [['']],
    [[]],
  ])('refuses %j', (lines) => expect(typeOf(...lines)).toBeUndefined());
});

it('policyFor allows no file to run scripts', () => {
  expect(policyFor('application/pdf')).toContain("script-src 'none'");
  expect(policyFor('image/svg+xml')).toMatch(/script-src 'none'.*sandbox/);
});
