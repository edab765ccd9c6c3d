import { preloadFont } from './preloaded-fonts';

const face = (display: string) =>
  `@font-face{font-family:archivo;src:url(/media/a.woff2?dpl=1)format("woff2");font-display:${display}}`;
const page = (style: string, head = '') =>
  `<html><head>${head}<style>${style}</style></head><body></body></html>`;
const link =
  '<link rel="preload" href="/media/a.woff2?dpl=1" as="font" crossorigin="" type="font/woff2"/>';

it('preloads the font that is shown only if it is there for the first paint', () => {
  const html = page(face('swap').replace('/a.', '/b.') + face('optional'));
  expect(preloadFont(html)).toBe(html.replace('<head>', `<head>${link}`));
});

it.each([
  ['that preloads it already', page(face('optional'), link)],
  ['without such a font', page(face('swap'))],
])('leaves a page %s', (_, html) => expect(preloadFont(html)).toBe(html));
