import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, type Page, type Request, type Route } from '@playwright/test';
import { EDITOR_URL } from './places';
import { expect, full, test } from './editor';

// Browsers say themselves where a request comes from; the menu stands open at this width.
test.use({ extraHTTPHeaders: {}, viewport: { width: 1600, height: 1000 } });

const ITEM = '/admin/collections/industries/4';

const field = (page: Page, name: string) => page.locator(`#field-${name}`);
const unsaved = (page: Page) => page.getByText(/^Not saved/);
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

/** Waits until Payload has asked, too, whether somebody else has saved: it asks once, at the first change. */
async function type(page: Page, name: string, words: string): Promise<void> {
  const asked = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('"checkForStaleData":true')),
  );
  await field(page, name).fill(words);
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await asked;
}

/** Answers come late, as from a busy editor. */
const slow = (page: Page, is: (request: Request) => boolean) =>
  page.route('**/*', async (route) => {
    if (is(route.request())) await wait(1_500);
    await route.continue();
  });

test('a second tab of one person overwrites nothing, and loses nothing', async ({
  page,
  context,
  signedIn,
}) => {
  const before = await saved(signedIn);
  const [first, second] = [await open(await context.newPage()), await open(page)];
  await type(second, 'title', 'Named in the second tab');
  await type(first, 'text', 'Written in the first tab');
  await press(first, 'Publish changes');
  await expect.poll(async () => (await saved(signedIn)).text).toBe('Written in the first tab');

  await press(second, 'Publish changes');
  await expect(refused(second)).toContainText('You have saved this in another tab');
  const row = (words: string) => refused(second).getByRole('row').filter({ hasText: words });
  await expect(row('Written in the first tab')).toContainText(before.text);
  await expect(row('Named in the second tab')).toContainText(before.title);
  await expect(field(second, 'title')).toHaveValue('Named in the second tab');
  // Pressing once more is no answer.
  await press(second, 'Publish changes');
  await expect(refused(second)).toBeVisible();
  expect(await saved(signedIn)).toMatchObject({ title: before.title });

  await second.getByRole('button', { name: 'Take in what was saved' }).click();
  await expect(refused(second)).toHaveCount(0);
  await expect(field(second, 'text')).toHaveValue('Written in the first tab');
  await expect(field(second, 'title')).toHaveValue('Named in the second tab');
  await press(second, 'Publish changes');
  await expect
    .poll(() => saved(signedIn))
    .toMatchObject({ title: 'Named in the second tab', text: 'Written in the first tab' });
  await expect(unsaved(second)).toHaveCount(0);

  // Taken off the site meanwhile, with its text as it was: who publishes it is told, too, and can go on.
  await type(second, 'title', 'Back on the site');
  const taken = await signedIn.request.patch('/payload-api/industries/4?unpublishAllLocales=true', {
    data: { _status: 'draft' },
    headers: { origin: EDITOR_URL },
  });
  expect(taken.ok()).toBe(true);
  await press(second, 'Publish changes');
  await expect(refused(second)).toContainText('Back on the site');
  await second.getByRole('button', { name: 'Take in what was saved' }).click();
  await press(second, 'Publish changes');
  await expect
    .poll(() => saved(signedIn))
    .toMatchObject({ title: 'Back on the site', _status: 'published' });
});

test(
  'a tab never meets its own saves, and keeps what is typed right after them',
  full,
  async ({ page, signedIn }) => {
    await open(page);
    const title = field(page, 'title');
    // Asked for after a save, what was saved would come over what is typed meanwhile.
    const askedAnew: string[] = [];
    page.on('request', (request) => {
      const sent = request.postData() ?? '';
      if (sent.includes('"renderAllFields":true')) askedAnew.push(sent);
    });
    for (const [words, button] of [
      ['Drafted', 'Save Draft'],
      ['Published', 'Publish changes'],
      ['Drafted again', 'Save Draft'],
    ] as const) {
      await title.fill(words);
      await press(page, button);
      // The fields are locked until the answer is in the form.
      await expect(unsaved(page)).toHaveCount(0);
      expect((await saved(signedIn)).title).toBe(words);
    }
    await title.fill('Twice');
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Control+s');
    await expect(unsaved(page)).toHaveCount(0);
    expect((await saved(signedIn)).title).toBe('Twice');
    // Who goes on typing need not look for the field, and loses no letter.
    await expect(title).toBeFocused();
    await page.keyboard.type(', and on');
    await expect(unsaved(page)).toBeVisible();
    await slow(page, (request) => request.method() === 'PATCH');
    await page.keyboard.press('Control+s');
    await expect(title).toBeDisabled();
    await page.keyboard.type(', and on.');
    await page.keyboard.press('Backspace');
    await expect(title).toBeDisabled();
    await expect(title).toHaveValue('Twice, and on, and on');
    await expect(unsaved(page)).toBeVisible();
    expect((await saved(signedIn)).title).toBe('Twice, and on');

    await page.locator('.doc-controls__popup button').click();
    await page.locator('#action-unpublish').click();
    await page.locator('[id="confirm-un-publish-4"] #confirm-action').click();
    await expect(unsaved(page)).toHaveCount(0);
    expect(await saved(signedIn)).toMatchObject({
      title: 'Twice, and on, and on',
      _status: 'draft',
    });
    await title.fill('On the site again');
    await press(page, 'Publish changes');
    await expect
      .poll(() => saved(signedIn))
      .toMatchObject({ title: 'On the site again', _status: 'published' });
    expect(askedAnew).toEqual([]);
    // One whose answer is lost is no other one.
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/payload-api/industries/4?*', loseAnswer, { times: 1 });
    await title.fill('Sent without an answer');
    await press(page, 'Publish changes');
    await expect(refused(page)).toContainText('It is what stands here.');
    await press(page, 'Publish changes');
    await expect(unsaved(page)).toHaveCount(0);
    await expect(page.locator('#document-stale-data')).toHaveCount(0);
  },
);

test(
  'words that are brought back count from the version they were typed on',
  full,
  async ({ page, context, signedIn }) => {
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
    const bringBack = page.getByRole('button', { name: 'Bring it back' });
    await context.setOffline(true);
    await bringBack.click();
    await expect(page.getByText('The editor has not answered.')).toBeVisible();
    await context.setOffline(false);
    await bringBack.click();
    await expect(field(page, 'title')).toHaveValue('Typed before the crash');
    await press(page, 'Publish changes');
    await expect(refused(page)).toContainText('Published meanwhile');
    // Pressed before it is there, it would send what was refused once more.
    await slow(page, (request) => Boolean(request.postData()?.includes('"renderAllFields":true')));
    await page.getByRole('button', { name: 'Take in what was saved' }).click();
    await press(page, 'Publish changes');
    await expect.poll(async () => (await saved(signedIn)).title).toBe('Typed before the crash');
  },
);
