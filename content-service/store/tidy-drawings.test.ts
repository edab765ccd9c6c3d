import { existsSync } from 'node:fs';
import { mkdir, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describeOnPostgres, startPostgres } from '../testing/postgres-server';
import { quoteForm } from '../testing/quote-form';
import { cleanUp, startTestService, temporaryFolder } from '../testing/test-service';
import { backUp, restore } from './backup';
import { contentsAsText } from './contents';
import type { DatabaseLocation } from './database';
import { createDrawingsFolder, drawingFiles, drawingsFolder } from './drawings-folder';
import { createEnquiryStore } from './enquiries';
import { openDatabase } from './open-database';
import { databaseFile } from './sqlite';

afterEach(cleanUp);

const STEP = 'ISO-10303-21;\nHEADER;\nENDSEC;';
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const filesIn = ({ dataDir }: { dataDir: string }) => drawingFiles(drawingsFolder(dataDir));
const amounts = (location: { dataDir: string }) =>
  Object.values(filesIn(location)).map((names: string[]) => names.length);

async function send(app: FastifyInstance, name: string) {
  const form = await quoteForm({ name, email: 'a@b.example' }, [['a.step', STEP]]);
  expect((await app.inject(form)).statusCode).toBe(200);
}

/** Runs a service on the data until it has compared files and rows. */
async function run(
  options: DatabaseLocation & { now?: () => number },
  use: (app: FastifyInstance) => Promise<unknown> = async () => undefined,
) {
  const { app, lines } = await startTestService(options);
  await use(app);
  await app.close();
  return lines;
}

const HEALTH = async (app: FastifyInstance) =>
  (await app.inject('/health')).json<{ drawings: object }>().drawings;

async function withStore<T>(
  location: DatabaseLocation,
  use: (store: ReturnType<typeof createEnquiryStore>) => Promise<T>,
) {
  const database = await openDatabase(location);
  try {
    return await use(createEnquiryStore(database, createDrawingsFolder(location.dataDir)));
  } finally {
    await database.close();
  }
}

/**
 * @param older puts a database in place that is empty
 * @param newest puts the first one back
 */
async function survivesAnOlderDatabase(
  location: DatabaseLocation,
  older: () => Promise<DatabaseLocation>,
  newest: () => Promise<DatabaseLocation>,
) {
  const backup = join(await temporaryFolder(), 'forge.db');
  await run(location, async (app) => {
    await send(app, 'Anna');
    await backUp(location, backup);
    await send(app, 'Berta');
  });
  const { kept } = filesIn(location);
  const other = await older();
  const brought = await restore(backup, other);
  expect(contentsAsText(brought)).toContain('Named by no request: 1 drawing, kept for 30 days');

  const lines = await run(other, async (app) => send(app, 'Cilla'));
  expect(amounts(other)).toEqual([2, 0, 1]);
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 40,
      drawings: 1,
      msg: expect.stringContaining('latest') as string,
    }),
  );
  await run(other, async (app) => expect(await HEALTH(app)).toEqual({ setAside: 1 }));
  await run(await newest());
  expect(filesIn(location).kept).toEqual(expect.arrayContaining(kept));
  expect(amounts(location)).toEqual([2, 0, 1]);
}

it('drawings that an older database does not name are set aside, and come back', async () => {
  const location = { dataDir: await temporaryFolder() };
  const file = databaseFile(location.dataDir);
  await survivesAnOlderDatabase(
    location,
    async () => {
      await rename(file, `${file}.new`);
      return location;
    },
    async () => {
      await rename(`${file}.new`, file);
      return location;
    },
  );
});

describeOnPostgres('on PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => (server = await startPostgres()));
  afterAll(() => server?.stop());
  const newLocation = async () => ({
    dataDir: await temporaryFolder(),
    databaseUrl: server.createDatabase(),
  });

  it('drawings that an older database does not name are set aside, and come back', async () => {
    const location = await newLocation();
    await survivesAnOlderDatabase(
      location,
      async () => ({ ...location, databaseUrl: server.createDatabase() }),
      async () => location,
    );
  });

  it('what one instance receives, and has just stored, another one that starts leaves alone', async () => {
    const location = await newLocation();
    const { app } = await startTestService(location);
    await send(app, 'Anna');
    const folder = createDrawingsFolder(location.dataDir);
    async function* slow() {
      yield Buffer.from(STEP);
      await run(location);
      yield Buffer.from(STEP);
    }
    const received = await folder.receive(slow());
    expect(received).toMatchObject({ size: 2 * STEP.length });
    await run(location);
    expect(amounts(location)).toEqual([1, 1, 0]);
  });
});

async function storedDrawing() {
  const location = { dataDir: await temporaryFolder() };
  await run(location, (app) => send(app, 'Anna'));
  const [name = ''] = filesIn(location).kept;
  const dir = drawingsFolder(location.dataDir);
  return { location, name, path: join(dir, name), part: join(dir, `${name}.part`), dir };
}

it('a file that a crash kept from getting its name gets it at the start', async () => {
  const { location, path, part } = await storedDrawing();
  await rename(path, part);
  await utimes(part, 0, 0);
  await run(location);
  expect(existsSync(path)).toBe(true);
});

it('a mail finds a file that has not got its name yet', async () => {
  const { location, path, part } = await storedDrawing();
  await rename(path, part);
  await withStore(location, (store) => store.get(1));
  expect(existsSync(path)).toBe(true);
});

it('the rest of an upload goes after a day', async () => {
  const { location, dir } = await storedDrawing();
  for (const [name, age] of [
    ['young', 23 * HOUR],
    ['old', 25 * HOUR],
  ] as const) {
    await writeFile(join(dir, `${name}.part`), 'half a file');
    const time = (Date.now() - age) / 1000;
    await utimes(join(dir, `${name}.part`), time, time);
  }
  await run(location);
  expect(filesIn(location).unfinished).toEqual(['young']);
});

it('what is set aside goes 30 days after it was, however old the file is', async () => {
  const { location, dir } = await storedDrawing();
  await writeFile(join(dir, 'unknown'), STEP);
  await utimes(join(dir, 'unknown'), 0, 0);
  const after = (days: number) => run({ ...location, now: () => Date.now() + days * DAY });
  await after(0);
  await after(29);
  expect(filesIn(location).setAside).toEqual(['unknown']);
  const lines = await after(31);
  expect(amounts(location)).toEqual([1, 0, 0]);
  expect(JSON.stringify(lines)).toContain('Removed drawings set aside');
});

it('an empty database moves nothing', async () => {
  const { location, path } = await storedDrawing();
  await rename(databaseFile(location.dataDir), join(location.dataDir, 'away.db'));
  await run(location);
  expect(existsSync(path)).toBe(true);
});

it('what somebody deletes is gone at once, wherever its file is', async () => {
  for (const place of ['', '.part', 'set-aside']) {
    const { location, name, path, dir } = await storedDrawing();
    await mkdir(join(dir, 'set-aside'));
    await rename(path, place === 'set-aside' ? join(dir, place, name) : path + place);
    expect(await withStore(location, (store) => store.remove([1]))).toEqual([1]);
    expect(amounts(location)).toEqual([0, 0, 0]);
  }
});

it('a deletion that a crash broke off is finished at the next start, or did not begin', async () => {
  const { location, name, path } = await storedDrawing();
  const folder = createDrawingsFolder(location.dataDir);
  await folder.release([name]);
  expect(existsSync(path)).toBe(false);
  await run(location);
  expect((await stat(path)).size).toBe(STEP.length);

  await folder.release([name]);
  await rename(databaseFile(location.dataDir), join(location.dataDir, 'away.db'));
  await run(location, (app) => send(app, 'Berta'));
  await run(location);
  expect(amounts(location)).toEqual([1, 0, 0]);
});
