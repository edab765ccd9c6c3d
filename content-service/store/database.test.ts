/** @jest-environment node */
import { join } from 'node:path';
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
  it('writes through to the disk at every commit', async () => {
    const database = await openTwice();
    expect(database.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(database.pragma('synchronous')).toEqual([{ synchronous: 2 }]);
  });

  it('migrates once', async () => {
    const database = await openTwice();
    expect(database.pragma('user_version')).toEqual([{ user_version: 1 }]);
  });
});
