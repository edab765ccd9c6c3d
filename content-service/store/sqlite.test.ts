import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { cleanUp, onCleanup, temporaryFolder } from '../testing/test-service';
import { createDeliveryStore } from './deliveries';
import { createDrawingsFolder } from './drawings-folder';
import { createEnquiryStore } from './enquiries';
import { migrationsSince, SCHEMA_VERSION, SQLITE } from './migrations';
import { openSqlite } from './sqlite';

afterEach(cleanUp);

const [firstVersion = ''] = migrationsSince(0, SQLITE);

async function openTwice() {
  const path = join(await temporaryFolder(), 'test.db');
  await (await openSqlite(path)).close();
  const database = await openSqlite(path);
  onCleanup(() => database.close());
  const pragma = async (name: string) =>
    (await sql.raw(`PRAGMA ${name}`).execute(database.query)).rows;
  return { path, pragma };
}

describe('SQLite', () => {
  it('writes every commit to the disk', async () => {
    const { pragma } = await openTwice();
    expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }]);
  });

  it('overwrites deleted data', async () => {
    const { pragma } = await openTwice();
    expect(await pragma('secure_delete')).toEqual([{ secure_delete: 1 }]);
  });

  it('migrates once', async () => {
    const { pragma } = await openTwice();
    expect(await pragma('user_version')).toEqual([{ user_version: SCHEMA_VERSION }]);
  });

  it('keeps the enquiries of the first version and what was sent of them', async () => {
    const path = join(await temporaryFolder(), 'test.db');
    const first = new Libsql(path);
    first.exec(firstVersion);
    first.exec(`
      INSERT INTO enquiries VALUES
        (3, 1000, 'Ada', 'a@b.example', 'Rings', 'passed', 'sent', 2, 5000, NULL),
        (7, 2000, 'Bob', 'b@b.example', 'Shafts', 'off', 'waiting', 4, 9000, 'busy');
      INSERT INTO certificate_requests VALUES
        (1, 1000, 'a@b.example', '', '', '', '', 'issued', 'hash', 3000, 2);
      PRAGMA user_version = 1;`);
    first.close();
    const database = await openSqlite(path);
    onCleanup(() => database.close());
    expect(
      await createEnquiryStore(database, createDrawingsFolder('/nowhere')).list(),
    ).toMatchObject([
      { id: 3, receivedAt: 1000, name: 'Ada', captcha: 'passed', mailState: 'sent' },
      { id: 7, message: 'Shafts', mailState: 'waiting', lastError: 'busy' },
    ]);
    const claimed = await createDeliveryStore(database).claim(['mail'], 9000, 10_000);
    expect(claimed).toMatchObject({ enquiryId: 7, createdAt: 2000, attempts: 5 });
    const requests = database.query.selectFrom('certificate_requests').selectAll();
    expect(await requests.execute()).toMatchObject([
      { code_hash: 'hash', wrong_tries: 2, language: null },
    ]);
  });

  it('is one file once it is closed: a copy of it has everything', async () => {
    const folder = await temporaryFolder();
    const [path, copy] = [join(folder, 'test.db'), join(folder, 'copy.db')];
    const store = (database: Awaited<ReturnType<typeof openSqlite>>) =>
      createEnquiryStore(database, createDrawingsFolder('/nowhere'));
    const database = await openSqlite(path);
    await store(database).add(
      { name: 'Ada', email: 'a@b.example', message: 'Rings', captcha: 'off' },
      1_000,
    );
    await database.close();
    await copyFile(path, copy);
    const copied = await openSqlite(copy);
    onCleanup(() => copied.close());
    expect(await store(copied).list()).toMatchObject([{ name: 'Ada' }]);
  });

  it('says why nothing can be stored, each time', async () => {
    const database = await openSqlite(join(await temporaryFolder(), 'test.db'));
    onCleanup(() => database.close());
    // As on a full disk.
    await sql`PRAGMA max_page_count = 1`.execute(database.query);
    const store = createEnquiryStore(database, createDrawingsFolder('/nowhere'));
    const message = 'x'.repeat(100_000);
    for (let time = 0; time < 3; time += 1) {
      const added = store.add(
        { name: 'Ada', email: 'a@b.example', message, captcha: 'off' },
        1_000,
      );
      await expect(added).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    }
  });

  it('does not touch a database of a later version', async () => {
    const { path } = await openTwice();
    const later = new Libsql(path);
    later.pragma('user_version = 99');
    later.close();
    await expect(openSqlite(path)).rejects.toThrow(
      `${path}: made by a later version of this service`,
    );
    const untouched = new Libsql(path, { readonly: true });
    onCleanup(() => untouched.close());
    expect(untouched.pragma('user_version')).toEqual([{ user_version: 99 }]);
  });

  it('names a file that is not a database', async () => {
    const path = join(await temporaryFolder(), 'test.db');
    await writeFile(path, 'Dear diary, this is a text file.');
    await expect(openSqlite(path)).rejects.toThrow(/test\.db: file is not a database$/);
  });
});
