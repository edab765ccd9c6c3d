import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { startContentService } from '@/bin/lib/processes';
import { words } from '@/words/words';
import { prepareSite, type Site } from '../faults/site';
import { expect, full, test } from '../test';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let site: Site;
let content: Awaited<ReturnType<typeof startContentService>>;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = test.info().outputPath('data');
  content = await startContentService({
    CONTENT_PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  });
  site = await prepareSite('sent-once', { CONTENT_HOST: content.url });
  await site.start();
});
test.afterAll(async () => {
  await site?.stop();
  content?.child.kill('SIGKILL');
});

const newForm = (message: string) => ({
  ...{ name: 'Ada', email: 'ada@engines.example', message },
  request_id: randomUUID() as string,
});

async function send(form: object) {
  const answer = await fetch(`${site.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  return [answer.status, ((await answer.json()) as { message: string }).message];
}

const { errors, contact } = words('en');
const SENT = [200, contact.sent];

function storedWith(message: string): number {
  const database = new Database(path.join(dataDir, 'content-service.db'), { readonly: true });
  const rows = database.prepare('SELECT id FROM enquiries WHERE message = ?').all(message);
  database.close();
  return rows.length;
}

/** To the company and to the visitor. */
const mails = () =>
  readdirSync(path.join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml')).length;

test('a message to a service that stood still is stored and mailed once', full, async () => {
  const form = newForm('Twelve rings, please.');
  content.child.kill('SIGSTOP');
  try {
    expect(await send(form)).toEqual([504, errors.form.mayHaveArrived]);
  } finally {
    content.child.kill('SIGCONT');
  }
  const answers = await Promise.all([send(form), send(form)]);
  expect(answers).toEqual([SENT, SENT]);
  expect(storedWith(form.message)).toBe(1);
  await expect.poll(mails).toBe(2);
  await sleep(1_000);
  expect(mails()).toBe(2);
});

test('so is one that came while another program held the database', full, async () => {
  const form = newForm('Ten rings, please.');
  const database = new Database(path.join(dataDir, 'content-service.db'));
  database.exec('BEGIN IMMEDIATE');
  try {
    expect(await send(form)).toEqual([502, contact.notSent]);
  } finally {
    database.exec('ROLLBACK');
    database.close();
  }
  await sleep(1_000);
  expect(storedWith(form.message)).toBe(0);
  expect(await Promise.all([send(form), send(form)])).toEqual([SENT, SENT]);
  expect(storedWith(form.message)).toBe(1);
  await expect.poll(mails).toBe(4);
});
