import { type BrowserContext, type Page } from '@playwright/test';
import { EDITOR_URL } from './places';
import { expect, test } from './editor';

// Browsers say themselves where a request comes from; the menu stands open at this width.
test.use({ extraHTTPHeaders: {}, viewport: { width: 1600, height: 1000 } });

const ITEM = '/admin/collections/industries/4';

const field = (page: Page, name: string) => page.locator(`#field-${name}`);
const refused = (page: Page) => page.getByRole('region', { name: 'Saved meanwhile' });
const press = (page: Page, button: 'Publish changes' | 'Save Draft') =>
  page.getByRole('button', { name: button, exact: true }).click();

async function saved(context: BrowserContext) {
  const answer = await context.request.get('/payload-api/industries/4?draft=true', {
    headers: { origin: EDITOR_URL },
  });
  return (await answer.json()) as { title: string; text: string; _status: string };
}

async function open(page: Page): Promise<Page> {
  await page.goto(ITEM);
  await expect(field(page, 'title')).toBeEditable();
  return page;
}

async function type(page: Page, name: string, words: string): Promise<void> {
  await field(page, name).fill(words);
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  // Payload itself asks once whether somebody else has saved.
  await page.waitForLoadState('networkidle');
}

test('words that are brought back count from the version they were typed on', async ({
  page,
  context,
  signedIn,
}) => {
  await open(page);
  await type(page, 'title', 'Typed before the crash');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
    .toContain('Typed before the crash');
  const other = await open(await context.newPage());
  await type(other, 'title', 'Published meanwhile');
  await press(other, 'Publish changes');
  await expect.poll(async () => (await saved(signedIn)).title).toBe('Published meanwhile');

  page.once('dialog', (dialog) => void dialog.accept());
  await open(page);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(field(page, 'title')).toHaveValue('Typed before the crash');
  await press(page, 'Publish changes');
  await expect(refused(page)).toContainText('Published meanwhile');
  await page.getByRole('button', { name: 'Take in what was saved' }).click();
  await expect(refused(page)).toHaveCount(0);
  await press(page, 'Publish changes');
  await expect.poll(async () => (await saved(signedIn)).title).toBe('Typed before the crash');
});
