import { dynamicPaths } from '@/lib/pages/routes';
import { appear, danglingReferences, everydayAppearances, violations } from './axe';
import { expectLayerOrder } from './cascade-layers';
import { expect, test } from './external-requests';
import { expectFirstViewBudget } from './first-view-budget';
import { hiddenTexts } from './hidden-texts';
import { lateLargestPicture } from './largest-picture';
import { pages } from './pages';
import { phone } from './phone';
import { excessWidth } from './reflow';
import { fetchSmallPictures } from './pictures';
import { smallTargets } from './targets';
import { templates } from './templates';
import { recordTransfers } from './transfers';
import { scrollThrough, waitForScripts } from './visit';

// One visit proves what a page owes before, at and after the first interaction. A visit for each
// single property took most of the time of all journeys. Those of every page with real pictures, in every
// appearance, are part of `npm run test:full` alone.

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 60_000 });

test.describe('route', () => {
  for (const [index, path] of pages.entries()) {
    const appearances =
      !process.env.EVERYDAY || templates.includes(path) ? everydayAppearances : [];
    // Half of this file's time; in turn, so that each appearance is looked at on every other page.
    const axeLooksAt = everydayAppearances.filter(
      (_, turn) => !process.env.EVERYDAY || turn === index % everydayAppearances.length,
    );
    test(`${path} is complete before, at and after the first interaction`, async ({
      page,
      faults,
      externalRequests,
    }) => {
      const scripts: string[] = [];
      const messages: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      page.on('console', (message) => messages.push(message.text()));
      const transfers = await recordTransfers(page);

      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(/.{10,}/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await hiddenTexts(page), 'hidden texts').toEqual([]);
      await expectFirstViewBudget(page, transfers);
      await expectLayerOrder(page);
      expect(await excessWidth(page), 'scrolls sideways').toBe(0);
      expect(messages, 'console').toEqual([]);
      expect(scripts, 'scripts at first').toEqual([]);
      // Further pages of a list begin with many pictures of one size, none more important than another.
      // A browser takes no small picture for the largest.
      const hasReal = !process.env.EVERYDAY;
      if (hasReal && !path.includes('/page/') && !dynamicPaths.includes(path)) {
        expect(await lateLargestPicture(page), 'largest picture waits').toBeUndefined();
      }

      // Making those of every width took most of the time of this file.
      if (!process.env.EVERYDAY) await fetchSmallPictures(page);
      await page.keyboard.press('Shift');
      await waitForScripts(page);
      expect(scripts, 'scripts after an interaction').not.toEqual([]);

      for (const appearance of appearances) {
        await appear(page, appearance);
        await scrollThrough(page);
        const where = `at ${appearance.width} px`;
        await expect(page.getByRole('banner'), where).toHaveCSS('position', 'fixed');
        expect(await excessWidth(page), `scrolls sideways ${where}`).toBe(0);
        expect(await smallTargets(page), `small targets ${where}`).toEqual([]);
        if (axeLooksAt.includes(appearance)) {
          expect(await violations(page), where).toEqual([]);
        }
      }
      expect(await danglingReferences(page)).toEqual([]);
      await page.waitForLoadState('networkidle');
      expect(faults).toEqual([]);
      expect(externalRequests).toEqual([]);
    });
  }
});
