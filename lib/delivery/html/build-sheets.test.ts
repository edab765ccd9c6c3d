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

  it('are unknown where there is no such file', () => {
    expect(sheetsOf(dist)('/_next/static/chunks/none.css')).toBeUndefined();
  });
});
