import { readFileSync } from 'node:fs';
import { waitUntilReady } from '@/bin/lib/readiness';
import { words } from '@/words/words';
import { readHead } from '../page-head';
import { expect, full, test } from '../test';
import { crawl } from './crawl';
import { interfaceTexts } from './interface-words';
import { foreignIn } from './nothing-foreign';
import { commandsOf, startWalk } from './walk';

const PAGE = 'docs/your-company.md';

test(
  'the page about a company of one’s own leads to it, command by command',
  full,
  async ({ page, request }) => {
    test.setTimeout(120_000);
    const walk = await startWalk();
    try {
      const steps = commandsOf(PAGE);
      expect(steps.length).toBeGreaterThan(6);
      for (const commands of steps) {
        const { code, output } = await walk.step(commands);
        if (commands.includes('npm start')) {
          expect(await waitUntilReady(walk.origin, walk.hasStopped)).toBe(true);
          const { status, title } = await readHead(request, walk.origin);
          expect([status, title]).toEqual([200, expect.stringContaining('Springs that come back')]);
        } else if (commands.includes('content:check')) {
          expect(output).toContain('0 missing or broken');
          expect(output).toMatch(/EMPTY +\/api\/list\/clients/);
          expect(output).not.toContain('dropped:');
        } else {
          expect(code, output).toBe(0);
        }
      }

      await expect(async () => {
        await page.goto(walk.origin);
        const menu = page
          .getByRole('navigation', { name: words('de').layout.mainMenu })
          .getByRole('link');
        await expect(menu).toHaveText(['Workshop', 'Springs in stock', 'Contact'], {
          timeout: 500,
        });
      }).toPass({ timeout: 20_000 });
      await expect(page.getByRole('main')).toContainText('Eleven people and a lot of coils');
      await page.goto(`${walk.origin}/shop-details/door-spring`);
      await expect(page.getByRole('main')).toContainText(/1\.249,50\s€/);
      await page.goto(`${walk.origin}/p/imprint`);
      await expect(page.getByRole('main')).toContainText('Wiebke Lohmann');

      const found = await crawl(walk.origin);
      const linked = [...found].filter(([, { from }]) => from !== 'the routes');
      expect(linked.filter(([, { status }]) => status !== 200)).toEqual([]);
      for (const path of ['/blog', '/about', '/certificate', '/certificate/unlock']) {
        expect(found.get(path)?.status, path).toBe(404);
      }
      // Without the marks of headings, which look like fragments of addresses.
      const all = readFileSync(PAGE, 'utf8').replace(/^#+ /gm, '');
      expect(foreignIn(found, [all, ...interfaceTexts('de')])).toEqual([]);
    } finally {
      await walk.stop();
    }
  },
);
