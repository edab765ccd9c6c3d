import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startOwnSite, type OwnSite } from './own-site';
import { expect, full, test } from './test';

// Not the browser of the tests, which says that it is one.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0' });

test.describe('counts', full, () => {
  test.describe.configure({ timeout: 120_000 });

  let site: OwnSite;
  let folder: string;

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'forge-counts-'));
    site = await startOwnSite({ DATA_DIR: folder });
  });
  test.afterAll(async () => {
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const printed = async (...options: string[]) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'bin/counts.ts', ...options],
      { env: { ...process.env, DATA_DIR: folder } },
    );
    return stdout;
  };

  test('tell what was opened, whence, and what was sent', async ({ page }) => {
    await page.goto(`${site.origin}/about`, { referer: 'https://search.example/?q=forge' });
    await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
    await expect(page).toHaveURL(`${site.origin}/contact`);
    await page.goto(`${site.origin}/old-page?session=1`);
    const sheet = await page.request.get(`${site.origin}/shop-details/1/datasheet.pdf`);
    expect(sheet.status()).toBe(200);
    const sent = await page.request.post(`${site.origin}/api/enquiries`, {
      data: { name: 'Ada', email: 'ada@customer.example', message: 'A shaft.' },
    });
    expect(sent.status()).toBe(200);
    await site.restartSite();

    const rows = (await printed('--csv')).split('\r\n').map((row) => row.replace(/^"[^"]*",/, ''));
    for (const row of [
      '"pages","/about","1"',
      '"pages","/contact","1"',
      '"referrers","search.example","1"',
      '"not-found","/old-page","1"',
      '"downloads","/shop-details/1/datasheet.pdf","1"',
      '"enquiries","","1"',
    ]) {
      expect(rows).toContain(row);
    }
    expect(await printed()).toContain('Pages opened: 2');
  });
});
