import { violationsEverywhere } from './axe';
import { pages } from './pages';
import { expect, test } from './test';
import { visit } from './visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of pages) {
  test(path, async ({ page }) => {
    await visit(page, path);
    expect(await violationsEverywhere(page)).toEqual([]);
  });
}
