import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanUp, npmRun, temporaryFolder } from './testing/programs';

afterEach(cleanUp);

async function company() {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'media'));
  await cp('demo-company/content', join(folder, 'content'), { recursive: true });
  const variables = { CONTENT_DIR: folder, DATA_DIR: join(folder, 'data') };
  const file = join(folder, 'content/industrial-products.json');
  return {
    table: join(folder, 'products.csv'),
    products: () => readFile(file, 'utf8'),
    run: (script: string, ...args: string[]) => npmRun(script, args, variables),
  };
}

describe('npm run content:import', () => {
  it('shows the changes, takes them in, and puts back what was there', async () => {
    const { table, products, run } = await company();
    const before = await products();
    await writeFile(table, 'id;price\n1;1999.50\n');
    const shown = await run('content:import', table, '--dry-run');
    expect(shown).toMatchObject({ code: 0, errors: '' });
    expect(shown.output).toMatch(/industrial-products\.json +changed +Spur gear.* +price/);
    expect(await products()).toBe(before);
    expect((await run('content:import', table)).code).toBe(0);
    expect(await products()).toContain('"price": 1999.5,');
    expect((await run('content:import', '--undo')).output).toContain('Put back');
    expect(await products()).toBe(before);
  });

  it('takes in what the export has written, without a change', async () => {
    const { table, run } = await company();
    expect((await run('content:export', table)).output).toContain('Wrote 15 products');
    const { output } = await run('content:import', table);
    expect(output.trim()).toBe('0 new, 0 changed, 0 removed, 0 files to copy.');
    expect((await run('content:export', table)).errors).toContain('is there already');
  });

  it('takes a whole company in the place of another', async () => {
    const { run } = await company();
    const { code, output } = await run('content:import', 'e2e/fixtures/second-company');
    expect(output).toMatch(/^\d+ new, \d+ changed, \d+ removed, \d+ files to copy\.$/m);
    expect(code).toBe(0);
  });

  it('says in one line what is wrong', async () => {
    const { table, run } = await company();
    await writeFile(table, 'id,colour\n1,red\n');
    const { code, errors } = await run('content:import', table);
    expect(code).toBe(1);
    expect(errors).toMatch(/^Unknown columns: colour\..*\n$/);
    expect((await run('content:import')).errors).toContain('Usage:');
  });
});
