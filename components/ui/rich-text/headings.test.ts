import { headingsOf, withHeadingIds } from './headings';

const html = '<h2>The <em>four</em> types</h2><p>a</p><h3>C &amp; Cr</h3><h2>The four types</h2>';

test('names the headings of a text, each by its own words', () => {
  expect(headingsOf(html)).toEqual([
    { id: 'the-four-types', text: 'The four types', level: 'h2' },
    { id: 'c-cr', text: 'C & Cr', level: 'h3' },
    { id: 'part-3', text: 'The four types', level: 'h2' },
  ]);
});

test('writes the names at the headings, and leaves their markup alone', () => {
  expect(withHeadingIds(html)).toBe(
    '<h2 id="the-four-types">The <em>four</em> types</h2><p>a</p><h3 id="c-cr">C &amp; Cr</h3><h2 id="part-3">The four types</h2>',
  );
});
