import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createOutbox } from '../mail/outbox';
import { createContentService, type ContentServiceOptions } from '../server';

/** Files and processes are slow on a busy machine. */
jest.setTimeout(30_000);

const undo: (() => Promise<unknown> | unknown)[] = [];

/** Registers a step for `cleanUp`; the latest runs first. */
export function onCleanup(step: () => Promise<unknown> | unknown) {
  undo.unshift(step);
}

/** Runs all registered steps; for `afterEach`. */
export async function cleanUp() {
  for (const step of undo.splice(0)) await step();
}

export async function temporaryFolder() {
  const dir = await mkdtemp(join(tmpdir(), 'content-service-'));
  onCleanup(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** Writes files by their paths; content that is not a string is written as JSON. */
export async function writeFiles(dir: string, files: Record<string, unknown>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
    await writeFile(join(dir, name), text);
  }
}

const LISTS = ['social-links', 'services', 'servicecard', 'services-page', 'clients'];
const PAGES = ['home', 'Service'];

/** A small valid content folder. */
export function sampleContent(): Record<string, unknown> {
  const names = ['site-settings', ...LISTS, ...PAGES.map((name) => `pages/${name}`)];
  const samples = names.map((name) => {
    const file = `${name}.json`;
    if (file === 'site-settings.json')
      return [file, { name: 'Quarry Forge', email: 'office@forge.example' }];
    if (file.startsWith('pages/')) return [file, { sections: [{ title: file, items: [{}] }] }];
    return [file, [{ id: 1, title: file }]];
  });
  return Object.fromEntries(samples);
}

/** A logger that records its lines. */
export function recordingLog() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { log: pino({ level: 'debug' }, { write }), lines };
}

/** Creates a service with temporary folders; it answers `inject` and does not listen. */
export async function startTestService(overrides: Partial<ContentServiceOptions> = {}) {
  const root = await temporaryFolder();
  const { log, lines } = recordingLog();
  const contentDir = join(root, 'content');
  await writeFiles(contentDir, sampleContent());
  const options: ContentServiceOptions = {
    contentDir,
    mediaDir: join(root, 'media'),
    documentsDir: join(root, 'documents'),
    dataDir: join(root, 'data'),
    log,
    siteUrls: ['http://127.0.0.1:1'],
    recaptchaVerifyUrl: 'http://127.0.0.1:1',
    ...overrides,
  };
  const app = await createContentService(options);
  onCleanup(() => app.close());
  return { app, lines, ...options };
}

/** The code that a request has put into the outbox, which nothing but the mail tells. */
export async function codeMailedBy(dataDir: string, request: () => Promise<unknown>) {
  const outbox = createOutbox(join(dataDir, 'outbox'), () => ({
    name: '',
    address: 'office@forge.example',
  }));
  const before = new Set((await outbox.list()).map(({ id }) => id));
  await request();
  // Other mails may leave at the same time.
  const mails = (await outbox.list()).filter(({ id }) => !before.has(id));
  const code = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
  if (code === undefined) throw new Error('no mail with a code has come');
  return code;
}

/** Waits until the probe returns something truthy and returns it. @throws after 15 seconds */
export async function waitFor<T>(probe: () => Promise<T> | T): Promise<NonNullable<T>> {
  const end = Date.now() + 15_000;
  for (;;) {
    const value = await probe();
    if (value) return value;
    if (Date.now() > end) throw new Error('the condition was not met within 15 seconds');
    await sleep(20);
  }
}
