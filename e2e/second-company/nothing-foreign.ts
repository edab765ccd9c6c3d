import { createHash } from 'node:crypto';
import { openPages, type Crawl } from './crawl';
import { foreignMarks, foreignPictures, foreignTo, textsIn } from './foreign-content';
import { saidInOwnLanguage } from '../said-by-page';
import { pageText, withoutAddresses } from './page-text';

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Everything of the demo company, of the samples and of the interface in English that the pages say, with
 * where they say it.
 * @param own texts of the company, and of the interface in its language
 */
export function foreignIn(found: Crawl, own: readonly string[]): string[] {
  const foreign = foreignTo(own);
  return [...found].flatMap(([path, { status, type, body }]) => {
    if (status !== 200 || !/html|xml|json/.test(type)) return [];
    const text = type.includes('json') ? textsIn(JSON.parse(body)).join(' ') : pageText(body);
    return [
      ...foreign.words(text),
      ...foreign.phrases(text),
      ...(type.includes('html') ? foreign.numbers(text) : []),
      ...foreignMarks(body),
    ].map((piece) => `${path}: ${piece}`);
  });
}

/**
 * The words of the main language that pages in another say, and that are not below its `lang`.
 * @param main what is said in the main language
 * @param own what pages may say: what is translated, and what is the same in every language
 */
export function unmarkedIn(
  found: Crawl,
  main: readonly string[],
  own: readonly string[],
): string[] {
  const { words } = foreignTo(own, main);
  return openPages(found).flatMap(([path, html]) =>
    saidInOwnLanguage(html)
      .flatMap(({ text }) => words(withoutAddresses(text)))
      .map((word) => `${path}: ${word}`),
  );
}

const MEDIA = /(?<!_next\/static)\/media\/[\w./-]+/g;

/** The files that pages show and offer, each once. */
export function mediaIn(found: Crawl): string[] {
  // Scripts carry the page in pieces, which end in the middle of an address.
  const sources = openPages(found).map(([, html]) =>
    html.replace(/<script\b.*?<\/script>/gs, '').replaceAll('%2F', '/'),
  );
  return [...new Set(sources.flatMap((html) => html.match(MEDIA) ?? []))].filter((file) =>
    /\.\w+$/.test(file),
  );
}

/** Files that are missing, and pictures of somebody else. */
export async function faultyMedia(origin: string, files: readonly string[]): Promise<string[]> {
  const others = new Set(foreignPictures().map(digest));
  const checked = files.map(async (file) => {
    const response = await fetch(origin + file);
    if (response.status !== 200) return `${file}: ${response.status}`;
    const bytes = Buffer.from(await response.arrayBuffer());
    return others.has(digest(bytes)) ? `${file} is not the company's` : [];
  });
  return (await Promise.all(checked)).flat();
}
