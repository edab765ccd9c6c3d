import { sanitizeHtml } from './html';

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

  it('closes open tags', () => expect(sanitizeHtml('<p>A <em>b')).toBe('<p>A <em>b</em></p>'));

  it('escapes what looks like a script in an href', () => {
    const cleaned = sanitizeHtml('<a href="https://x.example/<script>alert(1)</script>">a < b</a>');
    expect(cleaned).toBe(
      '<a href="https://x.example/%3Cscript>alert(1)%3C/script>">a &#x3C; b</a>',
    );
  });
});
