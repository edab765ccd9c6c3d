import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs the tests of a file in an empty folder that looks like one with a build. @returns its path */
export function inBuiltFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  const home = process.cwd();
  beforeAll(() => {
    mkdirSync(path.join(folder, '.next'));
    writeFileSync(path.join(folder, '.next/BUILD_ID'), 'a-build');
    const manifest = { chunkLoadingGlobal: 'TURBOPACK', pagesChunkGroupBootstrapParams: {} };
    writeFileSync(path.join(folder, '.next/build-manifest.json'), JSON.stringify(manifest));
    process.chdir(folder);
  });
  afterAll(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
