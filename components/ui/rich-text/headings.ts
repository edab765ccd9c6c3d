import { uniqueFragments } from '@/lib/platform/text/fragment';
import { plainText } from '@/lib/platform/text/plain-text';

const HEADING = /<(h[23])>([^]*?)<\/\1>/g;

export type TextHeading = { id: string; text: string; level: 'h2' | 'h3' };

/** The headings of sanitised markup, as `withHeadingIds` names them. */
export function headingsOf(html: string): TextHeading[] {
  const found = [...html.matchAll(HEADING)].map(([, level, markup]) => ({
    level: level as TextHeading['level'],
    text: plainText(markup!),
  }));
  const ids = uniqueFragments(found.map(({ text }) => text));
  return found.map((heading, index) => ({ ...heading, id: ids[index]! }));
}

/** The same markup with an id at each heading, which a list of contents leads to. */
export function withHeadingIds(html: string): string {
  const headings = headingsOf(html).values();
  return html.replace(HEADING, (_, level: string, markup: string) => {
    const { id } = headings.next().value!;
    return `<${level} id="${id}">${markup}</${level}>`;
  });
}
