import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exitWith } from './command-line';

/** The editor, a package of its own. */
export const EDITOR = resolve(import.meta.dirname, '../../cms');
/** Built into it, too. */
const SHARED = ['contract', 'node', 'words'].map((folder) => resolve(EDITOR, '..', folder));

export const editorVariables: Record<string, string> = {
  NODE_ENV: 'production',
  // Folders in the variables count from where the command was given.
  CMS_HOME: process.cwd(),
  // Next.js says in PORT where the editor itself listens.
  SITE_URL: process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`,
  // As for the site: docs/decisions/0014-memory.md.
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/** A command of the editor, in a process of its own. */
export const startEditorCommand = (args: string[], output: 'inherit' | 'pipe' = 'inherit') =>
  spawn(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', 'commands/main.ts', ...args],
    {
      cwd: EDITOR,
      env: { ...process.env, ...editorVariables, LOG_LEVEL: 'error' },
      stdio: ['ignore', output, 'inherit'],
    },
  );

/** Not part of what is built. */
const IGNORED = [
  'node_modules',
  '.next',
  'test',
  'e2e',
  'test-results',
  'next-env.d.ts',
  'tsconfig.tsbuildinfo',
  'eslint.config.mjs',
  'playwright.config.ts',
];

export function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (IGNORED.includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

export function checksumOf(files: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(file).update(readFileSync(file));
  return hash.update(process.version).digest('hex');
}

/** What the editor is built from. */
export const editorSources = (): string[] =>
  [EDITOR, ...SHARED].flatMap((folder) => [...filesIn(folder)]);

const contentOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

type PreparedStep = {
  name: string;
  /** On two idle cores. */
  takes: string;
  /** Holds the checksum of the files that the step was last done for. */
  stamp: string;
  files: () => Iterable<string>;
  command: string[];
};

const isDone = ({ stamp, files }: PreparedStep): boolean =>
  contentOf(stamp) === checksumOf(files());

/** Between two lines of a step that goes on. */
const STILL_MS = 30_000;

/** Runs a step unless it was done for these files; its output shows only where it fails. */
async function once(step: PreparedStep) {
  const { name, takes, stamp, files, command } = step;
  const checksum = checksumOf(files());
  if (isDone(step)) return;
  const started = performance.now();
  const secondsSoFar = () => Math.round((performance.now() - started) / 1_000);
  console.log(`${name} (takes about ${takes}) …`);
  const still = setInterval(() => console.log(`${name}, ${secondsSoFar()} s so far …`), STILL_MS);
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: EDITOR,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((ended) => child.once('error', ended).once('exit', ended));
  clearInterval(still);
  if (code !== 0) exitWith(`${output}\n${name}: failed (${String(code)})`);
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, checksum);
  console.log(`${name}: ${secondsSoFar()} s`);
}

const installation: PreparedStep = {
  name: 'Installing the editor',
  takes: 'two minutes',
  stamp: join(EDITOR, 'node_modules/.installed'),
  files: () => [join(EDITOR, 'package-lock.json')],
  command: ['npm', 'ci', '--no-audit', '--no-fund'],
};

export const installEditor = (): Promise<void> => once(installation);

/** Longer than a proxy or a browser keeps a connection: it must not send a form into one that ends just then. */
export const KEEP_ALIVE_MS = '45000';

const build: PreparedStep = {
  name: 'Building the editor',
  takes: 'a minute',
  stamp: join(EDITOR, '.next/.built'),
  files: editorSources,
  command: [process.execPath, 'node_modules/next/dist/bin/next', 'build'],
};

export const buildEditor = (): Promise<void> => once(build);

/** Nothing has to be done before the editor can start. */
export const isPrepared = (): boolean => [installation, build].every(isDone);
