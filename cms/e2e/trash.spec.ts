import { readFileSync } from 'node:fs';
import { contentFile, EDITOR_URL } from './places';
import { expect, full, test } from './editor';

test.use({ extraHTTPHeaders: {}, viewport: { width: 1600, height: 1000 } });

const text = (name: string) => readFileSync(contentFile(name), 'utf8');

test(
  'what is deleted is named where it is used, and comes back from the trash',
  full,
  async ({ page, signedIn }) => {
    const path = 'equipment-gallery.json';
    const [machine] = JSON.parse(text(path)) as { title: string; thumbnail: string }[];
    const found = (await (
      await signedIn.request.get(
        `/payload-api/media?where[public_path][equals]=${machine!.thumbnail.replace('/media/', '')}`,
        { headers: { origin: EDITOR_URL } },
      )
    ).json()) as { docs: { id: number }[] };
    const { id } = found.docs[0]!;
    await page.goto(`/admin/collections/media/${id}`);
    await page.locator('.doc-controls__popup button').click();
    await page.locator('#action-delete').click();
    const question = page.locator(`[id="delete-${id}"]`);
    await expect(question.getByRole('link', { name: `Machine: ${machine!.title}` })).toBeVisible();
    await expect(question.getByText(/can be restored for 30 days/)).toBeVisible();
    const action = question.locator('#confirm-action');
    await expect(action).toHaveText('Put into the trash');
    // One key away from nothing.
    const cancel = question.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeFocused();
    await question.locator('#delete-forever').press('Space');
    await expect(action).toHaveText('Delete for good');
    await question.locator('#delete-forever').press('Space');
    await expect(action).toHaveText('Put into the trash');
    await action.click();
    await expect.poll(() => text(path)).not.toContain(machine!.thumbnail);

    // The question about rows of a list likewise.
    await page.goto('/admin/collections/faq');
    await page.locator('.table .select-row__checkbox input').first().press('Space');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const ofRows = page.locator('#confirm-delete-many-docs');
    await expect(ofRows.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(ofRows.locator('#confirm-action')).toHaveText('Put into the trash');
    await page.keyboard.press('Space');
    await expect(ofRows).toHaveCount(0);

    await page.goto(`/admin/collections/media/trash/${id}`);
    await page.locator('#action-restore').click();
    await page.locator(`[id="restore-${id}"] #confirm-action`).click();
    await expect.poll(() => text(path)).toContain(machine!.thumbnail);
  },
);
