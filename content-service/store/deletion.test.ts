import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, onCleanup, temporaryFolder } from '../testing/test-service';
import { createCertificateStore } from './certificate-requests';
import { createCodeHasher } from './code-hasher';
import { sql } from 'kysely';
import { createDeliveryStore } from './deliveries';
import { createDrawingsFolder } from './drawings-folder';
import { createEnquiryStore } from './enquiries';
import { openSqlite } from './sqlite';

afterEach(cleanUp);

const visitor = { name: 'Ada', email: 'ada@engines.example', message: 'Twelve rings' };

/** Stores with data, and a second connection to their database. */
async function openStores() {
  const dataDir = await temporaryFolder();
  const path = join(dataDir, 'test.db');
  const [database, other] = [await openSqlite(path), await openSqlite(path)];
  onCleanup(() => Promise.all([database, other].map((opened) => opened.close())));
  const enquiries = createEnquiryStore(database, createDrawingsFolder(dataDir));
  const requests = createCertificateStore(database, createCodeHasher(dataDir));
  const deliveries = createDeliveryStore(database);
  await enquiries.add({ ...visitor, captcha: 'off' }, 1);
  const mail = await deliveries.claim(['mail'], 1, 1);
  await deliveries.markSent(mail!.id, 1_000);
  await requests.open(
    { name: 'Ada', email: visitor.email, company_name: 'Engines', address: '', phone: '' },
    1,
  );
  const files = ['', '-wal'].map((suffix) => `${path}${suffix}`).filter((file) => existsSync(file));
  const onDisk = () => files.some((file) => readFileSync(file).includes(visitor.email));
  return { database, other, enquiries, requests, onDisk };
}

describe.each([
  ['in the database', true],
  ['in the write-ahead log only', false],
])('personal data %s', (_, written) => {
  it.each(['one by one', 'by age'])(
    'is nowhere on the disk after it was removed %s',
    async (how) => {
      const { database, enquiries, requests, onDisk } = await openStores();
      if (written) await database.forgetDeleted();
      expect(onDisk()).toBe(true);
      await requests.removeOlder(2);
      const removed = how === 'by age' ? enquiries.removeOlder(2) : enquiries.remove([1]);
      expect([1, [1]]).toContainEqual(await removed);
      expect(onDisk()).toBe(false);
    },
  );
});

it('removing old requests for a code leaves nothing of them on the disk', async () => {
  const { enquiries, requests, onDisk } = await openStores();
  await enquiries.remove([1]);
  expect(onDisk()).toBe(true);
  expect(await requests.removeOlder(2)).toBe(1);
  expect(onDisk()).toBe(false);
});

it('removing does not wait for another process that reads, and the next removal catches up', async () => {
  const { database, other, enquiries, requests, onDisk } = await openStores();
  await other.query.connection().execute(async (reading) => {
    await sql`BEGIN`.execute(reading);
    await reading.selectFrom('enquiries').selectAll().execute();
    const began = Date.now();
    expect(await enquiries.remove([1])).toEqual([1]);
    expect(Date.now() - began).toBeLessThan(2_500);
    await sql`COMMIT`.execute(reading);
  });
  const { rows } = await sql`PRAGMA busy_timeout`.execute(database.query);
  expect(rows).toEqual([{ timeout: 5_000 }]);
  expect(onDisk()).toBe(true);
  await requests.removeOlder(2);
  expect(onDisk()).toBe(false);
});
