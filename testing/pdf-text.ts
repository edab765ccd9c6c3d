import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string | undefined, string>;

const objectsOf = (source: string): Objects =>
  new Map(
    [...source.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id, body = '']) => [id, body]),
  );

function streamOf(body = ''): string {
  const data = /stream\n([^]*)\nendstream/.exec(body)?.[1] ?? '';
  const bytes = Buffer.from(data, 'latin1');
  return (body.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** What draws the pages, one after another. */
function contentsOf(source: string, objects: Objects): string {
  return [...source.matchAll(/\/Contents (\d+) 0 R/g)]
    .map(([, id]) => streamOf(objects.get(id)))
    .join('\n');
}

const sourceOf = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');

export const pagesOf = (pdf: Uint8Array): number =>
  sourceOf(pdf).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** What a reader copies out of the pages: glyphs by the character maps of their fonts. */
export function textOf(pdf: Uint8Array): string {
  const source = sourceOf(pdf);
  const objects = objectsOf(source);
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      return [name, charactersIn(streamOf(objects.get(map)))];
    }),
  );
  let characters: string[] = [];
  let text = '';
  for (const [, font, shown] of contentsOf(source, objects).matchAll(
    /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
  )) {
    if (font) characters = fonts.get(font) ?? [];
    for (const [, hex = ''] of (shown ?? '').matchAll(/<([\da-f]+)>/g)) {
      for (const [code] of hex.matchAll(/.{4}/g)) text += characters[parseInt(code, 16)] ?? '?';
    }
    if (shown) text += '\n';
  }
  return text;
}

/** By the number of the glyph. */
function charactersIn(map: string): string[] {
  const found: string[] = [];
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\da-f ]*)>/g)].forEach(([, hex = ''], index) => {
      const codes = hex.match(/[\da-f]{4}/g)?.map((code) => parseInt(code, 16)) ?? [];
      found[parseInt(first, 16) + index] = String.fromCharCode(...codes);
    });
  }
  return found;
}

const CONTROLS: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What the pages say of runs whose glyphs stand in another order than is read. */
export function toldIn(pdf: Uint8Array): string {
  const source = sourceOf(pdf);
  return [...contentsOf(source, objectsOf(source)).matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs)]
    .map(([, text = '']) => {
      const bytes = text.replace(/\\(.)/gs, (_, sign: string) => CONTROLS[sign] ?? sign);
      return Buffer.from(bytes, 'latin1').swap16().toString('utf16le').slice(1);
    })
    .join('\n');
}
