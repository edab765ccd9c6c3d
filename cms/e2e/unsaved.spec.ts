import { type BrowserContext, type Page } from '@playwright/test';
import { administrator, CONTENT_URL, EDITOR_URL } from './places';
import { expect, full, signIn, test } from './editor';

// Browsers say themselves where a request comes from; the menu stands open at this width.
test.use({ extraHTTPHeaders: {}, viewport: { width: 1600, height: 1000 } });

const LIST = '/admin/collections/industries';
const headers = { origin: EDITOR_URL };
const title = (page: Page) => page.locator('#field-title');
const kept = (page: Page) => page.getByText(/you typed something here that was not saved/);

async function open(page: Page, id: number): Promise<void> {
  await page.goto(LIST);
  await page.locator(`a[href="${LIST}/${id}"]`).first().click();
  await expect(title(page)).toBeEditable();
}

/** Waits until the browser has kept it, too. */
async function type(page: Page, words: string): Promise<void> {
  await title(page).fill(words);
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
    .toContain(words);
}

const saved = async (context: BrowserContext, id: number) => {
  const answer = await context.request.get(`/payload-api/industries/${id}?draft=true`, { headers });
  return ((await answer.json()) as { title: string }).title;
};

test.describe('what is typed and not saved', () => {
  test('is guarded against Back, and brought back after it', async ({ page, signedIn }) => {
    const before = await saved(signedIn, 1);
    await open(page, 1);
    await type(page, 'Typed in vain');
    const question = page.getByRole('dialog', { name: /^leave-/ });
    await page.goBack();
    await expect(question.getByText('Leave without saving?')).toBeVisible();
    // The safe answer is the one that stands out.
    const stay = question.getByRole('button', { name: 'Stay on this page' });
    const leave = question.getByRole('button', { name: 'Leave anyway' });
    await expect(leave).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(stay).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await stay.click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(`${LIST}/1`);
    await expect(title(page)).toHaveValue('Typed in vain');
    await page.goBack();
    await leave.click();
    await expect(page).toHaveURL(new RegExp(`${LIST}(\\?|$)`));
    expect(await saved(signedIn, 1)).toBe(before);

    await open(page, 1);
    await expect(title(page)).toHaveValue(before);
    await expect(kept(page)).toBeVisible();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(title(page)).toHaveValue('Typed in vain');
    await page.locator('#action-save-draft').click();
    await expect.poll(() => saved(signedIn, 1)).toBe('Typed in vain');
    await expect(page.getByText('Not saved yet.')).toHaveCount(0);
    await page.reload();
    await expect(title(page)).toHaveValue('Typed in vain');
    await expect(kept(page)).toHaveCount(0);
  });

  test(
    'is said not to be saved while the network is away',
    full,
    async ({ page, context, signedIn }) => {
      await open(page, 2);
      await type(page, 'Written in a tunnel');
      await context.setOffline(true);
      await page.locator('#action-save-draft').click();
      await expect(
        page.getByRole('alert').getByText('Not saved: the last try failed.'),
      ).toBeVisible();
      await expect(page.locator('.doc-controls__status')).toBeHidden();
      await context.setOffline(false);
      await page.locator('#action-save-draft').click();
      await expect.poll(() => saved(signedIn, 2)).toBe('Written in a tunnel');
      await expect(page.getByText(/^Not saved/)).toHaveCount(0);
    },
  );

  test('outlives a session that has ended', full, async ({ page, context, signedIn }) => {
    await open(page, 3);
    await type(page, 'After a long lunch');
    await context.clearCookies();
    await page.locator('#action-save').click();
    await expect(page.getByText(/You are signed in no more, so nothing was saved/)).toBeVisible();
    await expect(title(page)).toHaveValue('After a long lunch');
    await expect(page.getByText('Not saved: the last try failed.')).toBeVisible();
    await signIn(context.request);
    await page.locator('#action-save').click();
    await expect.poll(() => saved(signedIn, 3)).toBe('After a long lunch');
    // Payload puts the answer over what is typed before it has come.
    await expect(page.getByText(/^Not saved/)).toHaveCount(0);
    await page.waitForLoadState('networkidle');

    // And where the page itself went away meanwhile.
    await type(page, 'After another one');
    await context.clearCookies();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(`${LIST}/3`);
    await expect(page.getByText(/your session has ended/)).toBeVisible();
    await page.locator('#field-email').fill(administrator.email);
    await page.locator('#field-password').fill(administrator.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${LIST}/3`);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(title(page)).toHaveValue('After another one');
    await page.locator('#action-save').click();
    await expect.poll(() => saved(signedIn, 3)).toBe('After another one');
  });
});

test(
  'a row that does not come says so, and comes when it is tried again',
  full,
  async ({ page, context }) => {
    await signIn(context.request);
    await page.clock.install();
    // Of an item without a number.
    const preferences = page.waitForResponse(/payload-preferences\/undefined/);
    await page.goto('/admin/collections/products/create');
    await (await preferences).finished();
    await expect(title(page)).toBeEditable();
    await context.setOffline(true);
    await page.locator('#field-specifications .array-field__add-row').click();
    const late = page.getByRole('alert').getByText(/A row that you added has not come/);
    await expect(page.getByText('Not saved yet.')).toBeVisible();
    await expect(late).toHaveCount(0);
    await page.clock.fastForward(11_000);
    await expect(late).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#specifications-row-0 input').first()).toBeEditable();
    await expect(late).toHaveCount(0);
  },
);

const writes = (context: BrowserContext, name: string) =>
  context.request.post(`${CONTENT_URL}/api/enquiries`, {
    headers: { authorization: 'Bearer the-token-of-the-journeys' },
    data: { name, email: `${name.toLowerCase()}@engines.example`, message: 'Two of them.' },
  });

async function openItem(page: Page, name: string) {
  await page.goto('/admin/inbox', { waitUntil: 'domcontentloaded' });
  const item = page.getByRole('listitem').filter({ hasText: name }).first();
  await item.getByText(name, { exact: true }).click();
  return item;
}

test(
  'a note that is typed while the scripts load stays as it is',
  full,
  async ({ page, signedIn }) => {
    await writes(signedIn, 'Ada');
    const first = await openItem(page, 'Ada');
    await first.getByLabel('Note').fill('Called on Monday');
    await first.getByRole('button', { name: 'Save' }).click();
    await expect(first.getByText('Saved.')).toBeVisible();

    let load = () => {};
    const loading = new Promise<void>((resolve) => (load = resolve));
    await page.route('**/*.js', async (route) => {
      await loading;
      await route.continue();
    });
    const item = await openItem(page, 'Ada');
    await item.getByLabel('Note').fill('Called on Monday\nOn Tuesday too');
    load();
    // React leaves its mark on what it has taken over.
    const form = item.locator('.inbox-form');
    await expect
      .poll(() =>
        form.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
      )
      .toBe(true);
    await expect(item.getByLabel('Note')).toHaveValue('Called on Monday\nOn Tuesday too');
  },
);

test(
  'notes of two people about one enquiry are both kept',
  full,
  async ({ page, context, signedIn }) => {
    await writes(signedIn, 'Emmy');
    const other = await context.newPage();
    const [mine, theirs] = [await openItem(page, 'Emmy'), await openItem(other, 'Emmy')];
    await theirs.getByLabel('Note').fill('Called on Monday');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(theirs.getByText('Saved.')).toBeVisible();
    await mine.getByRole('checkbox', { name: 'Done' }).check();
    await mine.getByRole('button', { name: 'Save' }).click();
    await expect(mine.getByText('Done', { exact: true })).toBeVisible();
    await expect(mine.getByLabel('Note')).toHaveValue('Called on Monday');
    await theirs.getByLabel('Note').fill('Called on Tuesday');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(theirs.getByText('Saved.')).toBeVisible();
    await mine.getByLabel('Note').fill('Called on Monday\nWants an offer');
    // It is asked about on every way out.
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.getByRole('link', { name: 'Only open ones' }).click();
    // `goBack` would wait for a page that does not come.
    await page.evaluate(() => history.back());
    await expect.poll(() => asked.length).toBe(2);
    await mine.getByRole('button', { name: 'Save' }).click();
    await expect(mine.getByRole('alert')).toContainText('Both texts are kept');
    await expect(mine.getByLabel('Note')).toHaveValue('Called on Tuesday\n\nWants an offer');
    await mine.getByText('Delete …').click();
    await mine.getByRole('button', { name: 'Delete for good' }).click();
    await expect(mine).toHaveCount(0);
  },
);
