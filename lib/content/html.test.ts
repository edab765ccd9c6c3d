import { sanitizeHtml } from './html';

/** Of the processor: other programs may take turns. */
const cpuMs = () => process.cpuUsage().user / 1_000;

describe('sanitizeHtml', () => {
  it('keeps paragraphs, emphasis, lists and links', () => {
    const markup =
      '<p>A <strong>b</strong> <em>c</em></p><ul><li>d</li></ul><a href="mailto:a@b.c">e</a>';
    expect(sanitizeHtml(markup)).toBe(markup);
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['<style>p{}</style>'],
    ['<iframe src="https://x.example"></iframe>'],
    ['<svg><script>1</script></svg>'],
    ['<img src=x onerror=alert(1)>'],
    ['<form action="/x"><input></form>'],
  ])('removes %s', (markup) => expect(sanitizeHtml(markup)).toBe(''));

  it('removes handlers, styles and hostile links but keeps the words', () => {
    const cleaned = sanitizeHtml(
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
  ])('refuses endless %s at once', (_, markup) => {
    const start = cpuMs();
    expect(() => sanitizeHtml(markup)).toThrow('markup');
    expect(cpuMs() - start).toBeLessThan(100);
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
  ])('takes less than 200 ms for the most %s that it takes', (_, markup) => {
    const start = cpuMs();
    sanitizeHtml(markup);
    expect(cpuMs() - start).toBeLessThan(200);
  });

  it('keeps a long article', () => {
    const markup =
      '<p>A <strong>b</strong>, <a href="https://x.example/?a=1&#x26;b=2">c</a></p>'.repeat(240);
    expect(
      sanitizeHtml(`<div class="text">\n${markup}<br><img src="x.jpg" alt=""></div>`),
    ).toContain(markup.slice(0, 50));
  });

  it('closes open tags', () => expect(sanitizeHtml('<p>A <em>b')).toBe('<p>A <em>b</em></p>'));

  it('escapes what looks like a script in an href', () => {
    const cleaned = sanitizeHtml('<a href="https://x.example/<script>alert(1)</script>">a < b</a>');
    expect(cleaned).toBe(
      '<a href="https://x.example/%3Cscript>alert(1)%3C/script>">a &#x3C; b</a>',
    );
  });
});
