import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { comparison } from '@/publishing/comparison';
import { htmlOf } from '@/publishing/html-of';
import { richTextOf } from '@/publishing/rich-text-of';
import { sameContent } from '@/publishing/same-content';
import { pathWithin } from '@/publishing/write-file';

describe('texts', () => {
  for (const html of [
    '<p>Plain &amp; <strong>bold</strong>, <em>slanted</em>, <strong><em>both</em></strong></p>',
    '<p>One<br>two</p><ul><li>a <strong>b</strong></li><li>c</li></ul><ol><li>d</li></ol>',
    '<blockquote><p>Said so.</p><p>Twice.<br>Here.</p></blockquote>',
    '<ol start="4"><li>d</li></ol><pre>HF 42CrMo4\nL  0316 &lt;</pre>',
    '<p>See <a href="/shop">the shop</a> or <a href="#top">above</a>.</p>',
    '<table><caption>With <em>marks</em></caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><th rowspan="2">1</th><td>x <strong>y</strong></td></tr><tr><td><p>z</p><ul><li>l</li></ul></td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">1</td></tr><tr><td>2</td><td>3</td></tr></tbody></table>',
    '<figure><img src="https://other.example/a.jpg" alt="A &quot;ring&quot;"><figcaption>By <a href="https://a.example">A</a></figcaption></figure>',
    '<h2>One</h2><h3>Two</h3><p>10<sup>3</sup>, H<sub>2</sub>O, <s>old</s>, <code>C45</code></p>',
    '<p><a href="mailto:a@b.example">write</a> or <a href="https://a.example/?b=1&amp;c=2">read</a></p>',
    '<ul><li>outer<ul><li>inner</li></ul></li></ul>',
  ]) {
    it(`keep ${html}`, () => assert.equal(htmlOf(richTextOf(html)), html));
  }

  it('lose scripts, handlers and links that could run something', () => {
    const html =
      '<p onclick="a()">x<script>alert(1)</script><a href="javascript:a()">y</a><img src=x onerror=a()></p>';
    assert.equal(htmlOf(richTextOf(html)), '<p>xy</p><figure><img src="x" alt=""></figure>');
  });

  it('keep what stands around and within paragraphs', () => {
    const html =
      '<p>a<img src="/media/x.jpg" alt="X">b</p><ul><li><p>c</p><p>d</p></li></ul><dl><dt>e</dt><dd>f</dd></dl><p>say <q>yes</q> <kbd>g</kbd></p>';
    assert.equal(
      htmlOf(richTextOf(html)),
      '<p>a</p><figure><img src="/media/x.jpg" alt="X"></figure><p>b</p><ul><li>c<br>d</li></ul><p><strong>e</strong></p><p>f</p><p>say “yes” g</p>',
    );
  });

  it('name pictures of the editor, with words of their own where they differ', () => {
    const known = new Map([['/media/x.jpg', { id: 7, alt: 'X' }]]);
    const fieldsOf = (alt: string) => {
      const html = `<figure><img src="/media/x.jpg" alt="${alt}"></figure>`;
      return richTextOf(html, known).root.children![0]!.fields;
    };
    const { image, alt } = fieldsOf('X') as { image: number; alt: string };
    assert.deepEqual([image, alt], [7, '']);
    assert.equal((fieldsOf('Y') as { alt: string }).alt, 'Y');
  });

  it('have the headings that the site shows', () =>
    assert.equal(htmlOf(richTextOf('<h1>a</h1><h6>b</h6>')), '<h2>a</h2><h4>b</h4>'));

  it('are escaped where they look like markup', () => {
    assert.equal(htmlOf(richTextOf('<p>&lt;b&gt;</p>')), '<p>&lt;b&gt;</p>');
  });

  it('make nothing of what is no text of the form, and go on', () => {
    const words = { type: 'paragraph', children: [{ type: 'text', text: 'Words' }] };
    let deep: object = words;
    for (let level = 0; level < 5_000; level += 1) deep = { type: 'quote', children: [deep] };
    const broken = [
      ...[null, 5, 'x', [], { children: 5 }, { type: 'list', children: { a: 1 } }],
      ...[deep, { type: 'text', text: { a: 1 } }, { type: 'block', fields: 'x' }],
      { type: 'link', fields: { url: 5 }, children: [null] },
      { type: 'block', fields: { blockType: 'table', table: '<b>', caption: { root: [] } } },
    ];
    assert.match(
      htmlOf({ root: { children: [...broken, words] } }),
      /^<ul><\/ul>(<blockquote><p>)*(<\/p><\/blockquote>)*<a href="5"><\/a><p>Words<\/p>$/,
    );
    for (const each of [null, 'x', 5, [], { root: 5 }, { root: { children: 'x' } }])
      assert.equal(htmlOf(each), '');
  });
});

describe('the comparison of content', () => {
  it('takes numbers, texts, dates and empty values for the same that the site takes so', () => {
    assert.ok(
      sameContent(
        { start: 0, date: '2026-11-05T09:42', none: null, list: [] },
        { start: '0', date: '2026-11-05T09:42:00.000Z' },
      ),
    );
    assert.ok(!sameContent({ title: 'a' }, { title: 'b' }));
    assert.ok(!sameContent([{ title: 'a' }, { title: 'b' }], [{ title: 'b' }, { title: 'a' }]));
  });

  it('names the lines that differ, from both sides', () => {
    assert.equal(
      comparison('a\nold\nc', 'a\nnew\nc'),
      '  line 2\n- in the file:   old\n+ in the editor: new',
    );
  });
});

describe('published files', () => {
  it('stay inside the content folder', () => {
    for (const name of ['../x', 'media/../../x', '/etc/passwd'])
      assert.throws(() => pathWithin('/tmp/content', name), /outside/);
    assert.equal(pathWithin('/tmp/content', 'media/a.jpg'), '/tmp/content/media/a.jpg');
  });
});
