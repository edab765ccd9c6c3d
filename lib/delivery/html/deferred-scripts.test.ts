import { deferScripts } from './deferred-scripts';

const page = [
  '<html><head>',
  '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '</head><body>',
  '<script type="application/ld+json">{"a":"$&"}</script>',
  '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"a\\u003c"])</script>',
  '<script>$RC("a")</script>',
  '</body></html>',
].join('');

const deferred = deferScripts(page, 'wake("$&")');

describe('deferScripts', () => {
  it('leaves each script in its place, inert, and preloads none', () => {
    expect(deferred).toContain(
      '<script type="text/inert" data-src="/_next/static/chunks/a.js"></script>',
    );
    expect(deferred).toContain(
      '<script type="text/inert" data-src="/_next/static/chunks/b.js" id="_R_"></script>',
    );
    expect(deferred).not.toContain('as="script"');
  });

  it('adds the loader once, as it is written', () => {
    expect(deferred.split('<script>wake("$&")</script>')).toHaveLength(2);
  });

  it('tells the loader where scripts shall not wait', () => {
    expect(deferScripts(page, 'wake()', { atOnce: true })).toContain(
      '<script data-at-once="">wake()</script>',
    );
  });

  it("makes the page's data wait, as JSON", () => {
    expect(deferred).toContain('<script type="text/inert">[0]</script>');
    expect(deferred).toContain('<script type="text/inert">[1,"a\\u003c"]</script>');
  });

  it('leaves a program alone that does more than hand on data', () => {
    const more = page.replace('self.__next_f.push([1,', 'ask();self.__next_f.push([1,');
    expect(deferScripts(more, 'wake()')).toContain('ask();self.__next_f.push([1,');
  });

  it('leaves fonts, structured data, other inline scripts and scripts for old browsers alone', () => {
    for (const part of [
      'as="font"',
      '<script type="application/ld+json">{"a":"$&"}</script>',
      '<script>$RC("a")</script>',
      '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    ]) {
      expect(deferred).toContain(part);
    }
  });

  it('changes nothing the second time', () => {
    expect(deferScripts(deferred, 'wake("$&")')).toBe(deferred);
  });

  it.each([
    ['no script', page.replace(/<script src="\/_next[^>]*async="">/g, '<script>')],
    ['a module', page.replace('b.js" id="_R_" async', 'b.js" id="_R_" type="module" async')],
    ['a script that must not wait', page.replace('b.js" id="_R_" async=""', 'b.js"')],
    ['a nonce', page.replace('b.js" id="_R_"', 'b.js" nonce="abc"')],
  ])('touches nothing in a page with %s', (_, unknown) => {
    expect(deferScripts(unknown, 'wake()')).toBe(unknown);
  });
});
