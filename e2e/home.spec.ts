import { expect, full, test } from './test';
import { visit } from './visit';

test.describe('home page', () => {
  test('the blocks stand in their order', async ({ page }) => {
    await page.goto('/');
    const headings = page
      .getByRole('main')
      .locator('h1, section > div h2, section h2')
      .filter({ visible: true });
    const texts = await headings.allInnerTexts();
    const blocks = [
      /^Forgings from 0.5 to 1,200\skg, finished and certified/, // hero slider
      /^A forge that finishes what it starts$/, // about
      /^640\sm from bar to lorry$/, // services carousel
      /^Our Services$/,
      /^One works, from bar to finished part$/, // service banner
      /^Popular Products$/,
      /^Owners and directors$/,
      /^What buyers say/, // testimonial
    ];
    const places = blocks.map((block) => texts.findIndex((text) => block.test(text.trim())));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // The excellence section, between banner and products, is known by its skill bars.
    const skill = page.getByText('80%', { exact: true });
    const top = async (target: typeof skill) => (await target.boundingBox())?.y ?? NaN;
    const banner = page.getByRole('heading', { name: 'One works, from bar to finished part' });
    const products = page.getByRole('heading', { name: 'Popular Products' });
    expect(await top(skill)).toBeGreaterThan(await top(banner));
    expect(await top(skill)).toBeLessThan(await top(products));
    for (const percent of ['80%', '90%', '70%']) {
      await expect(page.getByText(percent, { exact: true })).toBeVisible();
    }
  });

  for (const width of [390, 1440])
    test(`its h1 is the largest of the first screen at ${width} px`, full, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const h1 = page.getByRole('heading', { level: 1 });
      await expect(h1).toBeInViewport({ ratio: 1 });
      await expect(
        page.getByText('For drives, rail, energy, lifting and mining.'),
      ).toBeInViewport();
      const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
      const others = await page.locator('body :is(h2, h3, p, a, span, dd)').evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && !element.closest('h1, [aria-hidden]'))
          .filter((element) => element.getBoundingClientRect().top < innerHeight)
          .map((element) => parseFloat(getComputedStyle(element).fontSize)),
      );
      expect(await h1.evaluate(sizeOf)).toBeGreaterThan(1.5 * Math.max(...others));
    });

  test('the names of all stations begin on one line', full, async ({ page }) => {
    await page.goto('/');
    const names = page
      .getByRole('region', { name: '640 m from bar to lorry' })
      .getByRole('heading', { level: 3 });
    const tops = await names.evaluateAll((all) =>
      all.map((name) => Math.round(name.getBoundingClientRect().top)),
    );
    expect(tops.length).toBeGreaterThan(9);
    expect(new Set(tops).size, tops.join(', ')).toBe(1);
  });

  test(
    "'Our Services' shows the first six, each leading to the services",
    full,
    async ({ page }) => {
      await page.goto('/');
      const grid = page.getByRole('region', { name: 'Our Services' });
      const cards = grid.getByRole('listitem');
      await expect(cards).toHaveCount(6);
      await expect(cards.first()).toContainText('Closed-die forging');
      for (const card of await cards.all()) {
        await expect(card.getByRole('link')).toHaveAttribute('href', '/service');
      }
      await grid.getByRole('link', { name: 'View All' }).click();
      await expect(page).toHaveURL('/service');
    },
  );

  test('the hero runs through its slides, over three grounds in turn', full, async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    const hero = page.getByRole('region', { name: 'Services in pictures' });
    const grounds = await hero
      .locator('[aria-roledescription="slide"] > *')
      .evaluateAll((slides) => slides.map((slide) => getComputedStyle(slide).backgroundColor));
    expect(grounds).toHaveLength(6);
    expect(new Set(grounds).size).toBe(3);
    expect(grounds.slice(3)).toEqual(grounds.slice(0, 3));

    await expect(hero.getByRole('button', { name: 'Stop automatic slide show' })).toBeVisible();
    const shown = () =>
      hero
        .locator('[aria-roledescription="slide"]:not([inert])')
        .first()
        .getAttribute('aria-label');
    const before = await shown();
    await page.clock.runFor(2100);
    await expect.poll(shown).not.toBe(before);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the counters run to their numbers once they are seen', full, async ({ page }) => {
    await visit(page, '/');
    for (const [number, label] of [
      ['28', 'Years of forging'],
      ['14,200', 'Tonnes forged a year'],
      ['1,600', 'Largest ring, diameter in mm'],
      ['214', 'People at the works'],
    ] as const) {
      const counter = page.getByRole('main').locator('div').filter({ hasText: label }).last();
      await counter.scrollIntoViewIfNeeded();
      // The number stands there twice: for the ear, and running for the eye.
      await expect(counter.getByText(number, { exact: true }).last()).toBeVisible();
    }
  });

  test('about leads to contact and phone', full, async ({ page }) => {
    await page.goto('/');
    const about = page.getByRole('region', { name: 'A forge that finishes what it starts' });
    await expect(about.getByRole('link', { name: /call any time/ })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await about.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('shows three owners, the third set lower, with two e-mails', full, async ({ page }) => {
    await page.goto('/');
    const owners = page.getByRole('region', { name: 'Owners and directors' });
    const cards = owners.getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      await expect(card.locator('a[href^="mailto:"]')).toHaveCount(2);
      await expect(card.getByRole('img')).toHaveCount(1);
    }
    const tops = await owners
      .getByRole('list')
      .first()
      .locator('> li')
      .evaluateAll((items) =>
        items.map((item) => {
          const { marginTop, paddingTop } = getComputedStyle(item);
          return parseFloat(marginTop) + parseFloat(paddingTop);
        }),
      );
    expect(tops[2]).toBeGreaterThan(tops[1] ?? NaN);
  });

  for (const [path, label] of [
    ['/', 'Services in pictures'],
    ['/home-2', 'What we forge for'],
  ] as const) {
    test(`${path} never shows the words of two slides at once`, full, async ({ page }) => {
      await visit(page, path);
      const carousel = page.getByRole('region', { name: label, exact: true });
      await expect(
        carousel.getByRole('button', { name: 'Stop automatic slide show' }),
      ).toBeVisible();
      const seen = await carousel.evaluate(async (region) => {
        const headings = [...region.querySelectorAll('[data-slide] h2, [data-slide] p:last-child')];
        const opacityOf = (element: Element | null): number =>
          element
            ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
            : 1;
        const visible = () => {
          const shown = headings.filter((heading) => opacityOf(heading) > 0.05);
          return new Set(shown.map((heading) => heading.closest('[data-slide]')));
        };
        const shown = new Set<Element | null>();
        let most = 0;
        while (shown.size < 2) {
          const now = visible();
          now.forEach((slide) => shown.add(slide));
          most = Math.max(most, now.size);
          await new Promise(requestAnimationFrame);
        }
        return { most, now: visible().size };
      });
      expect(seen).toEqual({ most: 1, now: 1 });
    });
  }
});
