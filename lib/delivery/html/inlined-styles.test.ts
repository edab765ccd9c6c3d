import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inlineStyles, sheetsOf } from './inlined-styles';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css?dpl=1" data-precedence="next"/>`;
const page = `<html><head>${link('base')}${link('home')}<link rel="icon" href="/icon.svg"/></head></html>`;
const sheets: Record<string, string> = {
  '/_next/static/chunks/base.css': 'p{color:red}',
  '/_next/static/chunks/home.css': 'p>b{content:"$&"}',
};
const read = (path: string) => sheets[path];

describe('inlineStyles', () => {
  it('puts each sheet before its link, in their order, and keeps browsers from loading it again', () => {
    const html = inlineStyles(page, read);
    const disabled = (name: string) => link(name).replace('/>', ' disabled=""/>');
    expect(html).toBe(
      `<html><head><style>p{color:red}</style>${disabled('base')}<style>p>b{content:"$&"}</style>${disabled('home')}<link rel="icon" href="/icon.svg"/></head></html>`,
    );
    expect(inlineStyles(html, read)).toBe(html);
  });

  it('takes a sheet that is only preloaded as one of the page', () => {
    const preload = '<link rel="preload" href="/_next/static/chunks/base.css?dpl=1" as="style"/>';
    expect(inlineStyles(preload, read)).toBe(inlineStyles(link('base'), read));
  });

  it.each([
    ['is not known', undefined],
    ['would end the element', 'a{content:"</STYLE>"}'],
  ])('leaves the link of a sheet that %s', (_, text) => {
    expect(inlineStyles(link('base'), () => text)).toBe(link('base'));
  });

  describe('the sheets of a build', () => {
    const dist = mkdtempSync(path.join(tmpdir(), 'sheets-'));
    mkdirSync(path.join(dist, 'static/chunks'), { recursive: true });
    afterAll(() => rmSync(dist, { recursive: true }));

    it('are read from its folder, their files named from the root of the site', () => {
      writeFileSync(path.join(dist, 'static/chunks/a.css'), 'a{src:url(../media/a.woff2?dpl=1)}');
      expect(sheetsOf(dist)('/_next/static/chunks/a.css')).toBe(
        'a{src:url(/_next/static/media/a.woff2?dpl=1)}',
      );
    });

    it('are unknown where there is no such file', () => {
      expect(sheetsOf(dist)('/_next/static/chunks/none.css')).toBeUndefined();
    });
  });
});
