import { quickestMs } from '@/contract/testing/processor-time';
import { mediaPath } from '@/lib/content/host/media-path';
import { safeMarkup } from './html';

process.env.CONTENT_HOST = 'http://127.0.0.1:4000';
const MEDIA = mediaPath('/files')!;

const sanitized = (markup: string) => safeMarkup(markup).html;

describe('markup of the content', () => {
  it('keeps paragraphs, emphasis, lists and links', () => {
    const markup =
      '<p>A <strong>b</strong> <em>c</em></p><ul><li>d</li></ul><p><a href="mailto:a@b.c">e</a></p>';
    expect(sanitized(markup)).toBe(markup);
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['<style>p{}</style>'],
    ['<iframe src="https://x.example"></iframe>'],
    ['<svg><script>1</script></svg>'],
    ['<img src=javascript:x() onerror=alert(1)>'],
    ['<form action="/x"><input></form>'],
  ])('removes %s', (markup) => expect(sanitized(markup)).toBe(''));

  it('removes handlers, styles and hostile links but keeps the words', () => {
    const cleaned = sanitized(
      '<p onclick="x()" style="color:red">A <a href="javascript:x()">link</a> <a href="data:text/html,x">two</a></p>',
    );
    expect(cleaned).toBe('<p>A <a>link</a> <a>two</a></p>');
  });

  it.each([
    ['lists in lists', '<ul><li>'.repeat(100_000)],
    ['closed ones', '<ul><li>'.repeat(100_000) + '</li></ul>'.repeat(100_000)],
    ['closed ones in a comment', '<ul><!--</ul>-->'.repeat(5_000)],
    ['emphasis that is never closed', '<b id="1">'.repeat(5_000) + '<p>x'.repeat(5_000)],
    [
      'different emphasis',
      `<p>${Array.from({ length: 3_000 }, (_, id) => `<b id=${id}>`).join('')}${'<p>x'.repeat(3_000)}`,
    ],
    ['properties', `<p ${Array.from({ length: 50_000 }, (_, id) => `a${id}`).join(' ')}>`],
    ['text', '<p>a</p>'.repeat(1_000_000)],
  ])('refuses endless %s at once', async (_, markup) => {
    const refused = await quickestMs(() => expect(() => sanitized(markup)).toThrow('markup'));
    expect(refused).toBeLessThan(100);
  });

  it.each([
    ['properties', `<p ${Array.from({ length: 3_000 }, (_, id) => `a${id}`).join(' ')}>x</p>`],
    [
      'emphasis',
      `${Array.from({ length: 150 }, (_, id) => `<b id=${id}>`).join('')}${'<p>x'.repeat(150)}`,
    ],
    [
      'emphasis around many paragraphs',
      `<p>${Array.from({ length: 5 }, (_, id) => `<b id="${id}">`).join('')}${'<p>x</p>'.repeat(740)}${'</b>'.repeat(5)}</p>`,
    ],
  ])('takes less than 200 ms for the most %s that it takes', async (_, markup) => {
    expect(await quickestMs(() => sanitized(markup))).toBeLessThan(200);
  });

  it('reads long blanks in code in no time', async () => {
    const markup = `<pre>a${' '.repeat(90_000)}b</pre>`;
    // Twenty seconds where each blank begins a search for the end of the code.
    expect(await quickestMs(() => sanitized(`${markup}${performance.now()}`))).toBeLessThan(500);
    expect(sanitized(markup)).toBe(
      markup.replace('<pre>', '<pre><code>').replace('</pre>', '</code></pre>'),
    );
  });

  it('keeps a long article', () => {
    const markup =
      '<p>A <strong>b</strong>, <a href="https://x.example/?a=1&#x26;b=2">c</a></p>'.repeat(240);
    expect(sanitized(`<div class="text">\n${markup}<br><img src="x.jpg" alt=""></div>`)).toContain(
      markup.slice(0, 50),
    );
  });

  it('keeps headings, tables, quotations, pictures and code', () => {
    const markup =
      '<h2>A</h2><h3>B</h3><blockquote><p>C</p></blockquote>' +
      '<table><caption>D</caption><thead><tr><th scope="col">E</th><th scope="col">F</th></tr></thead>' +
      '<tbody><tr><th scope="row">G</th><td colspan="2">H<br>I</td></tr></tbody></table>' +
      `<figure><img src="${MEDIA}/a.jpg" alt="J" width="800" height="600"><figcaption>K</figcaption></figure>` +
      '<pre><code>L\n  M</code></pre><p>N <code>O</code> m<sup>2</sup></p>';
    const written = markup.replaceAll(MEDIA, '/files').replace('<pre><code>', '<pre>');
    expect(safeMarkup(written.replace('</code></pre>', '</pre>'))).toEqual({ html: markup });
  });

  it.each([
    ['Use<p>See below.</p>dD212', '<p>Use</p><p>See below.</p><p>dD212</p>'],
    ['<div>a</div><div>b<section>c</section></div>', '<p>a</p><p>b</p><p>c</p>'],
    ['<p>a<iframe></iframe>b</p>', '<p>a b</p>'],
    ['<dl><dt>a</dt><dd>b</dd></dl>', '<p><strong>a</strong></p><p>b</p>'],
    ['<tr><td>a</td><td>b</td></tr>', '<p>a</p><p>b</p>'],
    [
      '<a href="/x"><div>a</div><h2>b</h2></a>',
      '<p><a href="/x">a</a></p><h2><a href="/x">b</a></h2>',
    ],
    ['<ul>a<li>b</li><p>c</p></ul>', '<ul><li>a</li><li>b</li><li><p>c</p></li></ul>'],
    ['<button>a</button><x-y>b</x-y>', '<p>a</p><p>b</p>'],
    ['<h2>a<p>b</p></h2>', '<h2>a</h2><p>b</p>'],
    ['<table><tr><td><p>a</p><p>b</p></td></tr></table>', '<p>a</p><p>b</p>'],
    ['<pre>a<br>b</pre>', '<pre><code>a\nb</code></pre>'],
    ['<p>&nbsp;</p><p>a<span>b</span></p>', '<p>ab</p>'],
  ])('joins no words of %s', (markup, expected) => {
    expect(sanitized(markup).replaceAll('<p><p>', '<p>')).toBe(expected);
  });

  it.each([
    ['<h1>a</h1><h6>b</h6><h2>c</h2><h4>d</h4>', '<h2>a</h2><h3>b</h3><h2>c</h2><h3>d</h3>'],
    ['<h4>a</h4>', '<h2>a</h2>'],
  ])('leaves out no level of headings in %s', (markup, expected) => {
    expect(sanitized(markup)).toBe(expected);
  });

  it('makes a first row of headers the head of a table', () => {
    expect(
      sanitized('<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>'),
    ).toBe(
      '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    );
  });

  it('lifts a picture out of its paragraph, and drops what counts visitors', () => {
    const markup =
      '<p>a <img src="/files/a.jpg" alt="<b>"> b</p><img src="/x.gif" width="1" height="1">';
    expect(safeMarkup(markup)).toEqual({
      html: `<p>a </p><figure><img src="${MEDIA}/a.jpg" alt="b"></figure><p> b</p>`,
    });
  });

  it('counts what it leaves out by the names of the elements', () => {
    const markup =
      '<p>a<img src="https://elsewhere.example/a.jpg"><img src="data:x"></p><iframe></iframe><a href="javascript:x()">b</a>';
    expect(safeMarkup(markup)).toEqual({
      html: '<p>a  </p><p> <a>b</a></p>',
      leftOut: '2 picture, 1 iframe, 1 link',
    });
  });

  it('closes open tags', () => expect(sanitized('<p>A <em>b')).toBe('<p>A <em>b</em></p>'));

  it('escapes what looks like a script in an href', () => {
    const cleaned = sanitized('<a href="https://x.example/<script>alert(1)</script>">a < b</a>');
    expect(cleaned).toBe(
      '<p><a href="https://x.example/&lt;script&gt;alert(1)&lt;/script&gt;">a &#x3C; b</a></p>',
    );
  });
});
