import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { openDatabase } from '@/content-service/store/open-database';
import { createDeliveryStore } from '@/content-service/store/deliveries';
import { createDrawingsFolder } from '@/content-service/store/drawings-folder';
import { createEnquiryStore } from '@/content-service/store/enquiries';
import { databaseFile } from '@/content-service/store/sqlite';
import { cleanUp, npmRun, startContentService, temporaryFolder } from './testing/programs';

afterEach(cleanUp);

const at = (time: string) => Date.parse(time);

async function dataWithEnquiries() {
  const dataDir = await temporaryFolder();
  const database = await openDatabase({ dataDir });
  const store = createEnquiryStore(database, createDrawingsFolder(dataDir));
  const common = { email: 'ada@forge.example', captcha: 'off' } as const;
  await store.add(
    { ...common, name: 'Ada "the first"', message: 'One,\ntwo' },
    at('2026-01-30T10:00:00Z'),
  );
  await store.add({ ...common, name: '=cmd()', message: '-1+2' }, at('2026-01-31T00:00:00Z'));
  await store.add({ ...common, name: 'Zoë', message: '\u001b[31mred' }, at('2026-02-01T08:30:00Z'));
  const deliveries = createDeliveryStore(database);
  const first = await deliveries.claim(['mail'], Date.now(), Date.now());
  await deliveries.markSent(first!.id, Date.now());
  const second = await deliveries.claim(['mail'], Date.now(), Date.now());
  await deliveries.markSent(second!.id, Date.now(), true);
  await database.close();
  const enquiries = (...args: string[]) => npmRun('enquiries', args, { DATA_DIR: dataDir });
  return { dataDir, enquiries };
}

async function dataWithQuote() {
  const dataDir = await temporaryFolder();
  const database = await openDatabase({ dataDir });
  const store = createEnquiryStore(database, createDrawingsFolder(dataDir));
  await mkdir(join(dataDir, 'drawings'));
  await writeFile(join(dataDir, 'drawings', 'a'), 'first');
  await writeFile(join(dataDir, 'drawings', 'b'), 'second');
  const drawing = { name: 'ring.step', type: 'STEP', size: 5 } as const;
  const part = { description: 'Ring', product: '', quantity: '', material: '=1+1' };
  await store.add(
    {
      ...{ kind: 'quote', name: 'Ada', email: 'ada@forge.example', message: '', captcha: 'off' },
      parts: [{ ...part, finish: '', date: '', notes: '' }],
      drawings: ['a', 'b'].map((storedAs) => ({ ...drawing, storedAs })),
    },
    at('2026-01-30T10:00:00Z'),
  );
  await database.close();
  const enquiries = (...args: string[]) => npmRun('enquiries', args, { DATA_DIR: dataDir });
  return { dataDir, enquiries };
}

describe('npm run enquiries', () => {
  it('lists one line for each enquiry, without control characters', async () => {
    const { enquiries } = await dataWithEnquiries();
    const { code, output } = await enquiries('list');
    expect(code).toBe(0);
    expect(output.split('\n')).toEqual([
      '     1  2026-01-30 10:00  Ada "the first" <ada@forge.example>  One, two',
      '     2  2026-01-31 00:00  =cmd() <ada@forge.example> [mail only in the outbox]  -1+2',
      '     3  2026-02-01 08:30  Zoë <ada@forge.example> [mail waits]  [31mred',
      '',
    ]);
    expect((await enquiries('list', '--since', '2026-02-02')).output).toBe('No enquiries.\n');
  });

  it('exports CSV without formulas', async () => {
    const { enquiries } = await dataWithEnquiries();
    const { output } = await enquiries('export', '--since', '2026-01-30');
    const rows = output.split('\r\n');
    expect(rows[0]).toMatch(
      /^\uFEFF"id","receivedAt","name","email","message","captcha","mailState","lastError","kind",/,
    );
    const rest = `,"message"${',""'.repeat(12)}`;
    expect(rows.slice(1)).toEqual([
      `"1","2026-01-30T10:00:00.000Z","Ada ""the first""","ada@forge.example","One,\ntwo","off","sent",""${rest}`,
      `"2","2026-01-31T00:00:00.000Z","'=cmd()","ada@forge.example","'-1+2","off","outbox",""${rest}`,
      `"3","2026-02-01T08:30:00.000Z","Zoë","ada@forge.example","\u001b[31mred","off","waiting",""${rest}`,
      '',
    ]);
  });

  it('exports requests for quotes with their drawings into a folder, and deletes both', async () => {
    const { enquiries, dataDir } = await dataWithQuote();
    const target = join(dataDir, 'exported');
    expect((await enquiries('list')).output).toContain(
      '[quote: parts 1, drawings 2] [mail waits]  Ring, Material: =1+1',
    );
    const said = await enquiries('export', '--folder', target);
    expect(said).toEqual({ code: 0, output: '', errors: '' });
    expect((await readdir(target)).sort()).toEqual([
      '1-1-ring.step',
      '1-2-ring.step',
      'enquiries.csv',
    ]);
    expect(await readFile(join(target, '1-2-ring.step'), 'utf8')).toBe('second');
    const csv = await readFile(join(target, 'enquiries.csv'), 'utf8');
    expect(csv).toContain('"Ring; Material: =1+1"');
    expect(csv).toContain('"1-1-ring.step\n1-2-ring.step"');
    expect((await stat(target)).mode & 0o777).toBe(0o700);
    expect((await enquiries('export', '--folder', target)).errors).toMatch(/^--folder: EEXIST/);
    expect((await enquiries('delete', '1', '--yes')).output).toBe('1 deleted.\n');
    expect(await readdir(join(dataDir, 'drawings'))).toEqual([]);
  });

  it('exports drawings with names longer than a file may have, and all others where one is gone', async () => {
    const { enquiries, dataDir } = await dataWithQuote();
    const database = await openDatabase({ dataDir });
    const long = `${'😀'.repeat(100)}.step`;
    await database.query.updateTable('drawings').set({ name: long }).execute();
    await database.close();
    const target = join(dataDir, 'exported');
    await rm(join(dataDir, 'drawings', 'a'));
    const short = `${'😀'.repeat(48)}.step`;
    expect(await enquiries('export', '--folder', target)).toEqual({
      code: 1,
      output: '',
      errors: `Everything was exported but: 1-1-${short} is missing.\n`,
    });
    expect(await readFile(join(target, `1-2-${short}`), 'utf8')).toBe('second');
    expect(await readFile(join(target, 'enquiries.csv'), 'utf8')).toContain(`1-2-${short}`);
  });

  it('exports JSON, also into a file that only its owner can read', async () => {
    const { enquiries, dataDir } = await dataWithEnquiries();
    const file = join(dataDir, 'out.json');
    const said = await enquiries(
      'export',
      '--format',
      'json',
      '--since',
      '2026-01-31',
      '--file',
      file,
    );
    expect(said).toEqual({ code: 0, output: '', errors: '' });
    const list = JSON.parse(await readFile(file, 'utf8')) as { id: number; name: string }[];
    expect(list.map(({ id, name }) => [id, name])).toEqual([
      [2, '=cmd()'],
      [3, 'Zoë'],
    ]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('deletes by id, more than half only when told so, and prints ids that do not exist', async () => {
    const { enquiries } = await dataWithEnquiries();
    expect(await enquiries('delete', '1', '3')).toEqual({
      code: 1,
      output: '',
      errors:
        'delete: more than half of the 3 enquiries; repeat it with --yes. Nothing was deleted.\n',
    });
    expect(await enquiries('delete', '1', '3', '--yes')).toMatchObject({
      code: 0,
      output: '2 deleted.\n',
    });
    expect(await enquiries('delete', '2', '9', '--yes')).toEqual({
      code: 1,
      output: '1 deleted.\n',
      errors: 'Not found: 9.\n',
    });
    expect((await enquiries('list')).output).toBe('No enquiries.\n');
  });

  it('shows what was sent, and sends webhooks again', async () => {
    const { enquiries } = await dataWithEnquiries();
    expect((await enquiries('replay')).output).toBe('0 will be sent again.\n');
    expect(await enquiries('replay', '2', '9')).toEqual({
      code: 1,
      output: '1 will be sent again.\n',
      errors: 'Not found: 9.\n',
    });
    const { output } = await enquiries('deliveries');
    expect(output).toContain('2026-01-31 00:00  mail of enquiry 2: outbox, attempts 1\n');
    expect(output).toContain('2026-01-30 10:00  mail of enquiry 1: sent, attempts 1\n');
    expect(output).toMatch(/webhook of enquiry 2: waiting, attempts 0\n$/);
  });

  it.each([
    [[], /^Usage:/],
    [['frobnicate'], /^Usage:/],
    [['list', 'extra'], /^Usage:/],
    [['delete'], /^delete: which\?/],
    [['delete', '1', 'x'], /^delete: x is no id; nothing was done\.$/],
    [['list', '--since', 'yesterday'], /^--since: yesterday is neither/],
    [['export', '--format', 'xls'], /^--format: csv and json are known\.$/],
    [['list', '--wrong'], /Usage:/],
    [['export', '--file', '/dev/null/out.csv'], /^--file: ENOTDIR: [^\n]+$/],
  ])('refuses %j in words', async (args, said) => {
    const { enquiries } = await dataWithEnquiries();
    const { code, errors } = await enquiries(...args);
    expect(code).toBe(1);
    expect(errors.trim()).toMatch(said);
  });

  it('creates no database', async () => {
    const dataDir = await temporaryFolder();
    const { code, errors } = await npmRun('enquiries', ['list'], { DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(errors).toContain('There is no database');
  });

  it('refuses a file that is not a database in one line', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(databaseFile(dataDir), 'Dear diary, this is a text file.');
    for (const [command, args] of [
      ['enquiries', ['list']],
      ['content:backup', [join(dataDir, 'copy.db')]],
    ] as const) {
      const { code, errors } = await npmRun(command, [...args], { DATA_DIR: dataDir });
      expect(code).toBe(1);
      expect(errors).toMatch(/^[^\n]+: file is not a database\n$/);
    }
    expect(await readdir(dataDir)).toEqual(['content-service.db']);
  });
});

describe('backup', () => {
  const send = (url: string, name: string) =>
    fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email: 'a@b.example', message: 'x' }),
    });

  it('is made while the service runs, and another service continues from it', async () => {
    const first = await startContentService();
    await send(first.url, 'before the backup');
    const file = join(await temporaryFolder(), 'backups', 'forge.db');
    const made = await npmRun('content:backup', [file], { DATA_DIR: first.dataDir });
    expect(made).toMatchObject({ code: 0, errors: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await send(first.url, 'after the backup');
    const twice = await npmRun('content:backup', [file], { DATA_DIR: first.dataDir });
    expect(twice).toMatchObject({ code: 1, errors: `${file} exists already\n` });
    await first.stop();

    const dataDir = join(await temporaryFolder(), 'restored');
    const restored = await npmRun('content:restore', [file], { DATA_DIR: dataDir });
    expect(restored.code).toBe(0);
    expect(restored.output).toContain(
      `The data is in ${dataDir}: 1 enquiry, 0 requests for quotes, 0 drawings, `,
    );
    const second = await startContentService({ DATA_DIR: dataDir });
    await send(second.url, 'after the restore');
    await second.stop();
    const database = new Database(databaseFile(dataDir), { readonly: true });
    const names = database.prepare('SELECT name FROM enquiries ORDER BY id').pluck().all();
    database.close();
    expect(names).toEqual(['before the backup', 'after the restore']);
    const again = await npmRun('content:restore', [file], { DATA_DIR: dataDir });
    expect(again.errors).toBe(`${dataDir} has a database already\n`);
  });

  it('takes the file of a stopped service, and says plainly when it has nothing', async () => {
    const { dataDir } = await dataWithEnquiries();
    const restore = async (from: string) => {
      const to = { DATA_DIR: join(await temporaryFolder(), 'restored') };
      const restored = await npmRun('content:restore', [databaseFile(from)], to);
      const listed = await npmRun('enquiries', ['list'], to);
      return [restored.output, listed.output].join('');
    };
    expect(await restore(dataDir)).toMatch(/: 3 enquiries, .+\n.+Ada "the first"/);
    const empty = await temporaryFolder();
    await (await openDatabase({ dataDir: empty })).close();
    expect(await restore(empty)).toMatch(/: Nothing: 0 enquiries, .+\nNo enquiries/);
  });

  it('is refused when the file is not a backup', async () => {
    const dataDir = await temporaryFolder();
    const restore = (file: string) => npmRun('content:restore', [file], { DATA_DIR: dataDir });
    expect((await restore('package.json')).errors).toBe(
      'package.json is no backup of this service\n',
    );
    expect((await restore('no-such-file.db')).errors).toBe('there is no file no-such-file.db\n');
    const backup = await npmRun('content:backup', [join(dataDir, 'b.db')], { DATA_DIR: dataDir });
    expect(backup).toMatchObject({ code: 1, errors: `there is no database in ${dataDir}\n` });
  });

  it('fails in one line when a file cannot be written', async () => {
    const { dataDir } = await dataWithEnquiries();
    const file = join(await temporaryFolder(), 'copy.db');
    const nowhere = '/dev/null/copy.db';
    const backup = (to: string) => npmRun('content:backup', [to], { DATA_DIR: dataDir });
    expect((await backup(nowhere)).errors).toMatch(
      /^\/dev\/null\/copy\.db cannot be written: [^\n]+\n$/,
    );
    expect((await backup(file)).code).toBe(0);
    const restored = await npmRun('content:restore', [file], { DATA_DIR: '/dev/null/data' });
    expect(restored.errors).toMatch(/^\/dev\/null\/data\/[^\n]+ cannot be written: [^\n]+\n$/);
  });
});
