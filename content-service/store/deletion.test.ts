import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, onCleanup, temporaryFolder } from '../testing/test-service';
import { createCertificateStore } from './certificate-requests';
import { createCodeHasher } from './code-hasher';
import { openDatabase } from './database';
import { createEnquiryStore } from './enquiries';

afterEach(cleanUp);

const visitor = { name: 'Ada', email: 'ada@engines.example', message: 'Twelve rings' };

/** Stores with data, and a second connection to their database. */
async function openStores() {
  const dataDir = await temporaryFolder();
  const path = join(dataDir, 'test.db');
  const [database, other] = [openDatabase(path), openDatabase(path)];
  onCleanup(() => [database, other].forEach((opened) => opened.close()));
  const enquiries = createEnquiryStore(database);
  const requests = createCertificateStore(database, createCodeHasher(dataDir));
  enquiries.add({ ...visitor, captcha: 'off' }, 1);
  enquiries.markSent(1);
  requests.open({ ...visitor, company_name: 'Engines', address: '', phone: '' }, 1);
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
      if (written) database.pragma('wal_checkpoint(TRUNCATE)');
      expect(onDisk()).toBe(true);
      requests.removeOlder(2);
      expect(how === 'by age' ? enquiries.removeOlder(2) : enquiries.remove(1)).toBeTruthy();
      expect(onDisk()).toBe(false);
    },
  );
});

it('removing old requests for a code leaves nothing of them on the disk', async () => {
  const { enquiries, requests, onDisk } = await openStores();
  enquiries.remove(1);
  expect(onDisk()).toBe(true);
  expect(requests.removeOlder(2)).toBe(1);
  expect(onDisk()).toBe(false);
});

it('removing does not wait for another process that reads, and the next removal catches up', async () => {
  const { database, other, enquiries, requests, onDisk } = await openStores();
  other.exec('BEGIN');
  other.prepare('SELECT * FROM enquiries').all();
  const began = Date.now();
  expect(enquiries.remove(1)).toBe(true);
  expect(Date.now() - began).toBeLessThan(2_500);
  expect(database.pragma('busy_timeout')).toEqual([{ timeout: 5_000 }]);
  other.exec('COMMIT');
  expect(onDisk()).toBe(true);
  requests.removeOlder(2);
  expect(onDisk()).toBe(false);
});
