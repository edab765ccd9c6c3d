import type { Page } from '@playwright/test';
import { dynamicPaths } from '@/lib/pages/routes';
import { danglingReferences, everydayAppearances } from './axe';
import { expectLayerOrder } from './cascade-layers';
import { expect, full, test } from './external-requests';
import { expectFirstViewBudget } from './first-view-budget';
import { expectFits } from './fits';
import { hiddenTexts } from './hidden-texts';
import { lateLargestPicture } from './largest-picture';
import { pages } from './pages';
import { phone } from './phone';
import { excessWidth } from './reflow';
import { fetchSmallPictures } from './pictures';
import { untilAllArrived } from './requests';
import { everydayTemplates } from './templates';
import { recordTransfers } from './transfers';
import { waitForScripts } from './visit';

// One visit proves what a page owes before, at and after the first interaction. A visit for each
// single property took most of the time of all journeys. Those of every page with real pictures, in both
// appearances, are part of `npm run test:full` alone.

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 60_000 });

const isEveryday = Boolean(process.env.EVERYDAY);

/** What a page asks for and says, of the latest visit. */
function watch(page: Page) {
  const seen = { scripts: [] as string[], messages: [] as string[] };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.scripts.push(request.url());
  });
  page.on('console', (message) => seen.messages.push(message.text()));
  return seen;
}

type Seen = ReturnType<typeof watch>;

async function expectCompleteWithoutScripts(page: Page, path: string, seen: Seen) {
  await expect(page, path).toHaveTitle(/.{10,}/);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  expect(await hiddenTexts(page), `hidden texts on ${path}`).toEqual([]);
  await expectLayerOrder(page);
  expect(await excessWidth(page), `${path} scrolls sideways`).toBe(0);
  expect(seen.messages, `console of ${path}`).toEqual([]);
  expect(seen.scripts, `scripts at first on ${path}`).toEqual([]);
}

async function interact(page: Page, path: string, seen: Seen) {
  await page.keyboard.press('Shift');
  await waitForScripts(page);
  expect(seen.scripts, `scripts after an interaction on ${path}`).not.toEqual([]);
}

test.describe('route', () => {
  for (const path of pages) {
    const index = everydayTemplates.indexOf(path);
    // In turn, so that each appearance is looked at on every other page.
    const appearances = everydayAppearances.filter(
      (_, turn) => !isEveryday || turn === index % everydayAppearances.length,
    );
    test(
      `${path} is complete before, at and after the first interaction`,
      index < 0 ? full : {},
      async ({ page, faults, externalRequests }) => {
        const seen = watch(page);
        const transfers = await recordTransfers(page);
        const answer = await page.goto(path);
        await untilAllArrived(page);
        expect(answer?.status()).toBe(200);
        await expectCompleteWithoutScripts(page, path, seen);
        await expectFirstViewBudget(page, transfers);
        // Further pages of a list begin with many pictures of one size, none more important than another.
        // A browser takes no small picture for the largest.
        if (!isEveryday && !path.includes('/page/') && !dynamicPaths.includes(path)) {
          expect(await lateLargestPicture(page), 'largest picture waits').toBeUndefined();
        }

        // Making those of every width took most of the time of this file.
        if (!isEveryday) await fetchSmallPictures(page);
        await interact(page, path, seen);
        for (const appearance of appearances) await expectFits(page, appearance);
        expect(await danglingReferences(page)).toEqual([]);
        await untilAllArrived(page);
        expect(faults).toEqual([]);
        expect(externalRequests).toEqual([]);
      },
    );
  }
});
