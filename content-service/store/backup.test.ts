import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeOnPostgres, startPostgres } from '../testing/postgres-server';
import { cleanUp, onCleanup, temporaryFolder } from '../testing/test-service';
import { backUp, restore } from './backup';
import type { DatabaseLocation } from './database';
import { openDatabase } from './open-database';
import { createDrawingsFolder, drawingsFolder } from './drawings-folder';
import { createEnquiryStore } from './enquiries';
import { databaseFile } from './sqlite';

afterEach(cleanUp);

async function withStore<T>(
  location: DatabaseLocation,
  run: (store: ReturnType<typeof createEnquiryStore>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(location);
  try {
    return await run(createEnquiryStore(database, createDrawingsFolder(location.dataDir)));
  } finally {
    await database.close();
  }
}

/** A request for a quote with a drawing is backed up at one place and restored at another. */
async function carriesQuotes(from: DatabaseLocation, to: DatabaseLocation) {
  await mkdir(drawingsFolder(from.dataDir));
  await writeFile(join(drawingsFolder(from.dataDir), 'random'), 'a drawing');
  await withStore(from, (store) =>
    store.add(
      {
        ...{ kind: 'quote', name: 'Ada', email: 'a@b.example', message: '', captcha: 'off' },
        context: { about: 'Rolled ring' },
        drawings: [{ name: 'ring.step', type: 'STEP', size: 9, storedAs: 'random' }],
      },
      1_000,
    ),
  );
  const file = join(await temporaryFolder(), 'forge.db');
  await backUp(from, file);
  expect(await readdir(`${file}.drawings`)).toEqual(['random']);
  await restore(file, to);
  expect(await withStore(to, (store) => store.list())).toEqual(
    await withStore(from, (store) => store.list()),
  );
  const restored = join(drawingsFolder(to.dataDir), 'random');
  expect(await readFile(restored, 'utf8')).toBe('a drawing');
  await withStore(to, (store) => store.remove([1]));
  expect(await readdir(drawingsFolder(to.dataDir))).toEqual([]);
}

it('a backup carries requests for quotes with their drawings', async () => {
  await carriesQuotes({ dataDir: await temporaryFolder() }, { dataDir: await temporaryFolder() });
});

const quote = {
  ...({ kind: 'quote', captcha: 'off', name: 'Ada', email: 'a@b.example', message: '' } as const),
  drawings: ['here', 'lost'].map((storedAs) => ({
    ...{ name: 'ring.step', type: 'STEP' as const, size: 9, storedAs },
  })),
};

/** A message and a request for a quote, one of whose two drawings is gone. The log is not written back. */
async function runningService() {
  const dataDir = await temporaryFolder();
  const database = await openDatabase({ dataDir });
  onCleanup(() => database.close());
  await mkdir(drawingsFolder(dataDir));
  await writeFile(join(drawingsFolder(dataDir), 'here'), 'a drawing');
  const store = createEnquiryStore(database, createDrawingsFolder(dataDir));
  await store.add({ ...quote, kind: 'message', drawings: [] }, 1_000);
  await store.add(quote, 2_000);
  return { dataDir, file: databaseFile(dataDir) };
}

const BROUGHT = {
  ...{ enquiries: 1, quotes: 1, drawings: 1, missingDrawings: 1, unnamedDrawings: 0 },
  ...{ codeRequests: 0, counts: 2 },
};

it('the database of a service that was killed comes with its log and its drawings', async () => {
  const { file } = await runningService();
  const to = { dataDir: await temporaryFolder() };
  expect(await restore(file, to)).toEqual(BROUGHT);
  expect(await withStore(to, (store) => store.list())).toMatchObject([
    { kind: 'message' },
    { kind: 'quote' },
  ]);
  expect(await readdir(drawingsFolder(to.dataDir))).toEqual(['here']);
});

it('a backup says what is in it', async () => {
  const { dataDir } = await runningService();
  const file = join(await temporaryFolder(), 'forge.db');
  expect(await backUp({ dataDir }, file)).toEqual(BROUGHT);
  expect(await restore(file, { dataDir: await temporaryFolder() })).toEqual(BROUGHT);
});

describeOnPostgres('a backup of PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => (server = await startPostgres()));
  afterAll(() => server?.stop());
  const onPostgres = async () => ({
    dataDir: await temporaryFolder(),
    databaseUrl: server.createDatabase(),
  });

  it('carries requests for quotes with their drawings to SQLite', async () => {
    await carriesQuotes(await onPostgres(), { dataDir: await temporaryFolder() });
  });

  it('takes the database of a service that was killed, and says what came', async () => {
    const { file } = await runningService();
    const to = await onPostgres();
    expect(await restore(file, to)).toEqual(BROUGHT);
    const backup = join(await temporaryFolder(), 'forge.db');
    expect(await backUp(to, backup)).toEqual(BROUGHT);
  });

  it('takes them from SQLite', async () => {
    await carriesQuotes({ dataDir: await temporaryFolder() }, await onPostgres());
  });
});
