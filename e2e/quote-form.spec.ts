import type { Page } from '@playwright/test';
import { chooseFiles, chosen, ring, STEP } from './quote-form';
import { expect, full, test } from './test';
import { visit } from './visit';

/** What is dropped or pasted, made in the page: a file, or words. */
const transfer = (page: Page, words?: string) =>
  page.evaluateHandle(
    ([content, text]) => {
      const data = new DataTransfer();
      if (text) {
        // As a copy from a table.
        data.setData('text/plain', text);
        data.setData('text/html', `<td>${text}</td>`);
      }
      data.items.add(new File([content], text ? 'image.png' : 'ring.step'));
      return data;
    },
    [STEP, words ?? ''] as const,
  );

test.describe('the form for a quote', full, () => {
  test('begins with the files, and takes what is dropped anywhere or pasted', async ({ page }) => {
    await visit(page, '/quote');
    await expect(chooseFiles(page)).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'Notes' })).toBeHidden();
    await page.getByText('More about this part').click();
    await expect(page.getByRole('textbox', { name: 'Notes' })).toBeVisible();

    const dropped = await transfer(page);
    await page.getByRole('contentinfo').dispatchEvent('dragover', { dataTransfer: dropped });
    await expect(page.getByText('Drop to add your files')).toBeVisible();
    await page.getByRole('contentinfo').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(chosen(page)).toBeVisible();
    await chosen(page).getByRole('button', { name: 'Remove ring.step' }).click();
    await expect(chosen(page)).toHaveCount(0);

    const pasted = await transfer(page);
    await page.evaluate(
      (clipboardData) =>
        document.body.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        ),
      pasted,
    );
    await expect(chosen(page)).toBeVisible();
  });

  test('keeps what was typed and chosen while the visitor looks at another page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 844 });
    await visit(page, '/quote');
    const chooser = page.waitForEvent('filechooser');
    await chooseFiles(page).click();
    await (await chooser).setFiles(ring);
    await page.getByLabel('Material').first().fill('42CrMo4');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL('/service');
    await page.goBack();
    await expect(page.getByLabel('Material').first()).toHaveValue('42CrMo4');
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
    await expect(chosen(page)).toBeVisible();
  });

  test('leaves words that are dropped or pasted to the browser', async ({ page }) => {
    await visit(page, '/quote');
    const words = await transfer(page, '42CrMo4');
    const isTaken = await page.evaluate((data) => {
      const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      const paste = new ClipboardEvent('paste', {
        clipboardData: data,
        bubbles: true,
        cancelable: true,
      });
      return [drop, paste].map((event) => !document.body.dispatchEvent(event));
    }, words);
    expect(isTaken).toEqual([false, false]);
  });

  test('asks at its beginning for what is missing', async ({ page }) => {
    await visit(page, '/quote');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Holt');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('button', { name: 'Send request', exact: true }).click();
    await expect(chooseFiles(page)).toBeFocused();
    await expect(chooseFiles(page)).toHaveAccessibleDescription(
      /describe a part, or add a drawing/,
    );
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('stands open, with the files last', async ({ page }) => {
      await page.goto('/quote');
      await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveCount(3);
      for (const name of ['Notes', 'Company', 'Anything else']) {
        await expect(page.getByRole('textbox', { name }).first()).toBeVisible();
      }
      await expect(page.getByText(/^More (about|details)/).filter({ visible: true })).toHaveCount(
        0,
      );
      await expect(page.locator('input[type=file]')).toBeVisible();
      await expect(page.getByText('Choose files')).toBeHidden();
    });
  });
});
