import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sheetsOf } from './build-sheets';

describe('the sheets of a build', () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  mkdirSync(path.join(dist, 'static/chunks'), { recursive: true });
  afterAll(() => rmSync(dist, { recursive: true }));

  it('are read from its folder, their files named from the root of the site', () => {
    writeFileSync(path.join(dist, 'static/chunks/a.css'), 'a{src:url(../media/a.woff2?dpl=1)}');
    expect(sheetsOf(dist)('/_next/static/chunks/a.css')).toBe(
      'a{src:url(/_next/static/media/a.woff2?dpl=1)}',
    );
  });

  it('are known byte by byte', () => {
    writeFileSync(path.join(dist, 'static/chunks/b.css'), 'a{content:"→"}');
    const sheet = sheetsOf(dist)('/_next/static/chunks/b.css') ?? '';
    expect(Buffer.from(sheet, 'latin1').toString()).toBe('a{content:"→"}');
  });

  it('have no empty rules', () => {
    writeFileSync(
      path.join(dist, 'static/chunks/d.css'),
      '.a-b{}.c_1,.d{}.e{color:red}@media print{.f{}.g{color:red}}\n.h .i{}.j{color:red}',
    );
    expect(sheetsOf(dist)('/_next/static/chunks/d.css')).toBe(
      '.e{color:red}@media print{.g{color:red}}\n.h .i{}.j{color:red}',
    );
  });

  it('are unknown where there is no such file, or one that would end the element', () => {
    writeFileSync(path.join(dist, 'static/chunks/c.css'), 'a{content:"</STYLE>"}');
    for (const name of ['none', 'c'])
      expect(sheetsOf(dist)(`/_next/static/chunks/${name}.css`)).toBeUndefined();
  });
});
