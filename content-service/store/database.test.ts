import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { cleanUp, onCleanup, temporaryFolder } from '../testing/test-service';
import { openDatabase } from './database';

afterEach(cleanUp);

async function openTwice() {
  const path = join(await temporaryFolder(), 'test.db');
  openDatabase(path).close();
  const database = openDatabase(path);
  onCleanup(() => database.close());
  return database;
}

describe('database', () => {
  it('writes every commit to the disk', async () => {
    const database = await openTwice();
    expect(database.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(database.pragma('synchronous')).toEqual([{ synchronous: 2 }]);
  });

  it('overwrites deleted data', async () => {
    const database = await openTwice();
    expect(database.pragma('secure_delete')).toEqual([{ secure_delete: 1 }]);
  });

  it('migrates once', async () => {
    const database = await openTwice();
    expect(database.pragma('user_version')).toEqual([{ user_version: 1 }]);
  });

  it('does not touch a database of a later version', async () => {
    const path = join(await temporaryFolder(), 'test.db');
    const later = openDatabase(path);
    later.pragma('user_version = 99');
    later.close();
    expect(() => openDatabase(path)).toThrow(`${path}: made by a later version of this service`);
    const untouched = new Database(path, { readonly: true });
    onCleanup(() => untouched.close());
    expect(untouched.pragma('user_version')).toEqual([{ user_version: 99 }]);
  });

  it('names a file that is not a database', async () => {
    const path = join(await temporaryFolder(), 'test.db');
    await writeFile(path, 'Dear diary, this is a text file.');
    expect(() => openDatabase(path)).toThrow(/test\.db: file is not a database$/);
  });
});
