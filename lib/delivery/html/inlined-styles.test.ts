import { inlineStyles } from './inlined-styles';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css?dpl=1" data-precedence="next"/>`;
const page = `<html><head>${link('base')}${link('home')}<link rel="icon" href="/icon.svg"/></head></html>`;
const sheets: Record<string, string> = {
  '/_next/static/chunks/base.css': 'p{color:red}',
  '/_next/static/chunks/home.css': 'p>b{content:"$&"}',
};
const read = (path: string) => sheets[path];

describe('inlineStyles', () => {
  it('puts each sheet into the place of its link, in their order', () => {
    const html = inlineStyles(page, read);
    const style = (name: string) => `<style data-sheet="/_next/static/chunks/${name}.css?dpl=1">`;
    expect(html).toBe(
      `<html><head>${style('base')}p{color:red}</style>${style('home')}p>b{content:"$&"}</style><link rel="icon" href="/icon.svg"/></head></html>`,
    );
    expect(inlineStyles(html, read)).toBe(html);
  });

  it('takes a sheet that is only preloaded as one of the page', () => {
    const preload = '<link rel="preload" href="/_next/static/chunks/base.css?dpl=1" as="style"/>';
    expect(inlineStyles(preload, read)).toBe(inlineStyles(link('base'), read));
  });

  it('leaves the link of a sheet that is not known', () => {
    expect(inlineStyles(link('base'), () => undefined)).toBe(link('base'));
  });
});
