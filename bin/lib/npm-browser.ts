import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Chromium without a window, with the libraries that bare machines lack; no dependency of the project. */
const VERSION = '153.0.0';
const PACKAGE = `@sparticuz/chromium@${VERSION}`;
const SHA_512 =
  'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';

const FOLDER = path.resolve(`test-results/browser-${VERSION}`);
const PROGRAM = path.join(FOLDER, 'chromium.sh');

/** Its own settings name a folder that does not exist; without a font pages crash. */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

const startScript = (folder: string) => `#!/bin/sh
LD_LIBRARY_PATH='${folder}/lib' FONTCONFIG_FILE='${folder}/fonts.conf' exec '${folder}/chromium' "$@"
`;

/** @throws when the package cannot be fetched, or is another than the one that was looked at */
function unpack(folder: string): void {
  const packed = ['pack', PACKAGE, '--silent', '--pack-destination', folder];
  const name = execFileSync('npm', packed, { encoding: 'utf8' }).trim();
  const file = path.join(folder, name);
  const sum = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (sum !== SHA_512) throw new Error(`${PACKAGE} is not the package that was expected`);
  const untar = (args: string[], input?: Buffer) =>
    execFileSync('tar', ['-x', '-C', folder, '--no-same-owner', ...args], { input });
  untar(['-zf', file]);
  const part = (packedName: string) =>
    brotliDecompressSync(readFileSync(path.join(folder, 'package/bin', packedName)));
  writeFileSync(path.join(folder, 'chromium'), part('chromium.br'), { mode: 0o755 });
  for (const archive of ['al2023', 'fonts', 'swiftshader'])
    untar(['-f', '-'], part(`${archive}.tar.br`));
  rmSync(file);
  rmSync(path.join(folder, 'package'), { recursive: true });
}

/** The browser that an earlier run has fetched. */
export const fetchedBrowser = (): string | undefined => (existsSync(PROGRAM) ? PROGRAM : undefined);

/** @returns the program of the browser, or nothing where there is none for the machine, or npm fails */
export function fetchBrowser(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  console.log(`No browser is installed; fetching ${PACKAGE} (70 MB) for the tests.`);
  const unfinished = `${FOLDER}.new`;
  try {
    for (const folder of [unfinished, FOLDER]) rmSync(folder, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    unpack(unfinished);
    writeFileSync(path.join(unfinished, 'fonts.conf'), fontSettings(FOLDER));
    writeFileSync(path.join(unfinished, 'chromium.sh'), startScript(FOLDER), { mode: 0o755 });
    renameSync(unfinished, FOLDER);
    return PROGRAM;
  } catch (error) {
    console.log(
      `It could not be fetched: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  }
}
