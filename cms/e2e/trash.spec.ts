import { readFileSync } from 'node:fs';
import { contentFile, EDITOR_URL } from './places';
import { expect, test } from './editor';

test.use({ extraHTTPHeaders: {}, viewport: { width: 1600, height: 1000 } });

const text = (name: string) => readFileSync(contentFile(name), 'utf8');

test('what is deleted is named where it is used, and comes back from the trash', async ({
  page,
  signedIn,
}) => {
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
  await question.locator('#confirm-action').click();
  await expect.poll(() => text(path)).not.toContain(machine!.thumbnail);

  await page.goto(`/admin/collections/media/trash/${id}`);
  await page.locator('#action-restore').click();
  await page.locator(`[id="restore-${id}"] #confirm-action`).click();
  await expect.poll(() => text(path)).toContain(machine!.thumbnail);
});
