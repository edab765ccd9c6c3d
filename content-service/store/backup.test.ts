import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeOnPostgres, startPostgres } from '../testing/postgres-server';
import { cleanUp, temporaryFolder } from '../testing/test-service';
import { backUp, restore } from './backup';
import type { DatabaseLocation } from './database';
import { openDatabase } from './open-database';
import { createDrawingsFolder, drawingsFolder } from './drawings-folder';
import { createEnquiryStore } from './enquiries';

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

  it('takes them from SQLite', async () => {
    await carriesQuotes({ dataDir: await temporaryFolder() }, await onPostgres());
  });
});
