import { plainText } from './plain-text';

it.each([
  ['<p>Use <b>oil</b>.</p><p>See below.</p>', 'Use oil. See below.'],
  ['<table><tbody><tr><td>2 m<sup>2</sup></td><td>Ø 860</td></tr></tbody></table>', '2 m2 Ø 860'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['Rings &amp; discs &#x26; &#38; &lt;b&gt;', 'Rings & discs & & <b>'],
  ['&#x110000; &unknown;', '&unknown;'],
  ['', ''],
])('%s', (markup, text) => {
  expect(plainText(markup)).toBe(text);
});
