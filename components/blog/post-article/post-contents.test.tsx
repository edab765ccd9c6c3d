import { contentsOf } from './post-contents';

const headings = (level: string, count: number) =>
  Array.from({ length: count }, (_, index) => `<${level}>${level} ${index}</${level}>`).join(
    '<p>a</p>',
  );
const levelsOf = (html: string) => contentsOf({ html }).map(({ level }) => level);

test.each([
  ['none for a short post', headings('h2', 2), []],
  ['all of a post of a few', headings('h2', 1) + headings('h3', 2), ['h2', 'h3', 'h3']],
  ['the first order of many', headings('h2', 3) + headings('h3', 12), ['h2', 'h2', 'h2']],
  [
    'all of many where the first order has too few',
    headings('h2', 1) + headings('h3', 12),
    ['h2', ...Array<string>(12).fill('h3')],
  ],
])('contents name %s', (_, html, levels) => expect(levelsOf(html)).toEqual(levels));
