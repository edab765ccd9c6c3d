import type { Page } from '@playwright/test';
import { expectToFit } from './axe';
import { expect, full, test } from './test';

const group = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const rows = (page: Page, name: string) => group(page, name).locator('tbody tr');

test.describe('downloads', () => {
  for (const javaScriptEnabled of [true, false]) {
    for (const width of [390, 1440]) {
      const title = `${javaScriptEnabled ? 'with' : 'without'} scripts, ${width} px`;
      test.describe(title, !javaScriptEnabled && width < 575 ? {} : full, () => {
        test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

        test('are a row a product, the others in groups, and narrowed down', async ({ page }) => {
          await page.goto('/about');
          await page
            .getByRole('contentinfo')
            .getByRole('link', { name: 'Downloads', exact: true })
            .click();
          await expect(page).toHaveURL('/downloads');
          const names = ['Products', 'Certificates', 'Manuals'];
          for (const name of names) await expect(rows(page, name).first()).toBeVisible();
          await expect(page.locator('meta[name=robots]')).toHaveCount(0);

          // Folded on phones until something is chosen.
          if (width < 768) await page.getByText('Narrow down').click();
          await page.getByRole('combobox', { name: 'Kind' }).selectOption('drawing');
          await page.getByRole('button', { name: 'Show documents' }).click();
          await expect(page).toHaveURL(/\/downloads\?kind=drawing/);
          await expect(rows(page, 'Products')).toHaveCount(15);
          await expect(rows(page, 'Products').locator('a[href^="/media/"]')).toHaveCount(18);
          for (const name of ['Certificates', 'Manuals']) {
            await expect(group(page, name)).toHaveCount(0);
          }
          await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('drawing');
          await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

          await page.getByRole('link', { name: 'Show all documents' }).click();
          await expect(page).toHaveURL('/downloads');
          if (width < 768) await page.getByText('Narrow down').click();
          await page
            .getByRole('combobox', { name: 'Language' })
            .selectOption({ label: 'German (1)' });
          await page.getByRole('button', { name: 'Show documents' }).click();
          await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(1);
          await expect(rows(page, 'Manuals')).toContainText('Technische Lieferbedingungen');
        });
      });
    }
  }

  for (const path of ['/downloads', '/downloads?kind=cad-model']) {
    test(`are accessible and fit at every width on ${path}`, full, async ({ page }) => {
      await page.goto(path);
      await expectToFit(page);
    });
  }

  test('are files with a name, a type, and parts of them', full, async ({ page, request }) => {
    await page.goto('/downloads');
    const offered = async (name: string) =>
      (await page.getByRole('link', { name }).first().getAttribute('href')) ?? '';
    const ring = 'Seamless rolled ring, Ø 860';
    const model = await offered(`STEP model: ${ring}`);
    const answer = await request.get(model);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'model/step',
      'content-disposition': 'attachment; filename="seamless-rolled-ring.step"',
      'x-content-type-options': 'nosniff',
    });
    const whole = await answer.body();
    const { etag = '', 'content-length': length, 'content-encoding': coding } = answer.headers();
    expect([length, coding]).toEqual([String(whole.length), undefined]);
    // As a browser goes on with a download that broke off.
    const rest = await request.get(model, {
      headers: { range: `bytes=${whole.length - 9}-`, 'if-range': etag },
    });
    expect([rest.status(), await rest.body()]).toEqual([206, whole.subarray(-9)]);
    const head = await request.head(model);
    expect([head.headers()['content-length'], head.headers().etag]).toEqual([length, etag]);
    const part = await request.get(model, { headers: { range: 'bytes=0-12' } });
    expect([part.status(), await part.text()]).toEqual([206, 'ISO-10303-21;']);
    expect(part.headers()['content-range']).toBe(`bytes 0-12/${whole.length}`);
    const pdf = page
      .getByRole('link', { name: `Drawing: ${ring}` })
      .and(page.locator('[href*=".pdf"]'));
    const drawing = await request.get((await pdf.getAttribute('href')) ?? '');
    expect(drawing.headers()['content-type']).toBe('application/pdf');
    expect((await drawing.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test.describe('the data sheet that the site makes', () => {
  const path = '/shop-details/1/datasheet.pdf';

  test('is one page of PDF with a name, and may be kept', async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const pdf = await answer.body();
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="HF-GR-1032-datasheet.pdf"',
      'content-length': String(pdf.length),
      'cache-control': expect.stringMatching(/^public, max-age=[1-9]/) as unknown as string,
      'x-content-type-options': 'nosniff',
    });
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect((await (await request.get(path)).body()).equals(pdf)).toBe(true);
  });

  test('is sent whole to whoever asks for a part, and says so', full, async ({ request }) => {
    const answer = await request.get(path, { headers: { range: 'bytes=0-4' } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['accept-ranges']).toBe('none');
    expect((await answer.body()).equals(await (await request.get(path)).body())).toBe(true);
  });

  test('is not there for a product that does not exist', async ({ request }) => {
    expect((await request.get('/shop-details/9999/datasheet.pdf')).status()).toBe(404);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('is offered by its product', full, async ({ page, request }) => {
        await page.goto('/shop-details/1');
        const link = page.getByRole('main').getByRole('link', { name: /^Data sheet/ });
        const href = (await link.getAttribute('href')) ?? '';
        expect((await request.get(href)).headers()['content-type']).toBe('application/pdf');
      });
    });
  }
});
