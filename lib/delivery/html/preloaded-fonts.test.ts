import { preloadFonts } from './preloaded-fonts';

const face = (name: string, range = '') =>
  `@font-face{font-family:${name};src:url(/media/${name}.woff2?dpl=1)format("woff2")${range}}`;
const archivo = face('archivo');
const letters = face('letters-latin') + face('letters-arabic', ';unicode-range:U+600-6ff');
const page = (style: string, head = '', root = '<html lang="en">') =>
  `${root}<head>${head}<style>${style}</style></head><body></body></html>`;
const link = (name: string) =>
  `<link rel="preload" href="/media/${name}.woff2?dpl=1" as="font" crossorigin="" type="font/woff2"/>`;
const rootOf = (name: string) => `<html lang="xx" data-letters="${name}">`;
const preloaded = (html: string) => html.match(/<link [^>]*>/g);

it('preloads the letters of every page, and no other', () => {
  const html = page(face('archivoMore') + letters + archivo);
  expect(preloadFonts(html)).toBe(html.replace('<head>', `<head>${link('archivo')}`));
});

it.each([
  ['that preloads it already', page(archivo + letters, link('archivo'))],
  ['without such a font', page(face('archivoMore') + letters)],
  ['whose letters have no font', page(archivo + letters, link('archivo'), rootOf('tamil'))],
])('leaves a page %s', (_, html) => expect(preloadFonts(html)).toBe(html));

it.each(['', link('archivo')])('preloads one font with all letters: %s', (head) => {
  const html = page(archivo + letters, head, rootOf('latin'));
  expect(preloaded(preloadFonts(html))).toEqual([link('letters-latin')]);
});

it('names it in the data for the scripts, too', () => {
  const data = '<script>:HL["/media/archivo.woff2?dpl=1","font"]</script>';
  const html = page(archivo + letters, link('archivo'), rootOf('latin')) + data;
  expect(preloadFonts(html)).toContain(':HL["/media/letters-latin.woff2?dpl=1","font"]');
});

it.each(['', link('archivo')])('preloads that of another script besides: %s', (head) => {
  const html = page(archivo + letters, head, rootOf('arabic'));
  expect(preloaded(preloadFonts(html))).toEqual([link('archivo'), link('letters-arabic')]);
});
