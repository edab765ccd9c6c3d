import { expect, test } from '../test';
import type { ContentHost } from './content-host';
import { addressIn, ENGLISH, GERMAN, langOf, POLISH, startHostIn } from './languages';
import { prepareSite, type Site } from './site';
import { editServices, GERMAN_SERVICES, germanSlugs, giveSlugs } from './slugs-in-languages';

let host: ContentHost;
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  host = await startHostIn(ENGLISH, GERMAN, POLISH);
  giveSlugs(host);
  site = await prepareSite('items-in-languages', {
    CONTENT_HOST: host.url,
    CONTENT_REVALIDATE_SECONDS: '3600',
  });
  await site.start();
  for (const language of [GERMAN, POLISH])
    await expect
      .poll(async () => (await site.get(addressIn(language, '/service'))).status)
      .toBe(200);
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

async function publish(): Promise<void> {
  expect((await site.publish({ paths: [GERMAN_SERVICES] })).status).toBe(200);
}

const place = async (address: string) => {
  const { status, headers } = await site.get(address);
  return [status, headers.get('location')];
};

/** The heading of a page, with the mark of its language. */
const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim();

test.describe('items of a further language', () => {
  test('are found by its own slugs first, and lead there from others', async () => {
    const heading = async (address: string) => headingOf((await site.get(address)).html);
    expect(await heading('/service-details/rolling')).toBe('⟦en_US.1 Ring rolling⟧');
    expect(await heading('/de/service-details/rolling')).toBe('⟦de_DE.1 Closed-die forging⟧');
    expect(await heading('/de/service-details/forging')).toBe('⟦de_DE.1 Ring rolling⟧');
    expect(await heading('/pl/service-details/rolling')).toBe('⟦pl_PL.1 Ring rolling⟧');
    expect(await place('/de/service-details/turning')).toEqual([308, '/de/service-details/drehen']);
    expect(await place('/de/service-details/1')).toEqual([308, '/de/service-details/rolling']);
    expect(await place('/service-details/drehen')).toEqual([404, null]);
    expect(await place('/pl/service-details/drehen')).toEqual([404, null]);
  });

  test('that it alone has stand at the end of its list, and nowhere else', async () => {
    const alone = { id: 4711, title: '⟦de_DE.1 Nur hier⟧', slug: 'nur-hier' };
    editServices(host, GERMAN, germanSlugs, (items) => [alone, ...items]);
    await publish();
    const page = await site.get('/de/service-details/nur-hier');
    expect([page.status, headingOf(page.html)]).toEqual([200, '⟦de_DE.1 Nur hier⟧']);
    const { html } = await site.get('/de/service');
    const links = [...html.matchAll(/href="\/de\/service-details\/([^"/]+)"/g)].map(
      ([, slug]) => slug,
    );
    expect(links).toContain('drehen');
    expect(links.lastIndexOf('drehen')).toBeLessThan(links.indexOf('nur-hier'));
    for (const language of [ENGLISH, POLISH]) {
      expect(await place(addressIn(language, '/service-details/nur-hier'))).toEqual([404, null]);
      expect(await place(addressIn(language, '/service-details/4711'))).toEqual([404, null]);
      expect((await site.get(addressIn(language, '/service'))).html).not.toContain('nur-hier');
    }
  });

  test('that it lacks are no pages of it, and lead to those that have them', async () => {
    editServices(host, GERMAN, germanSlugs, (items) => items.filter(({ id }) => id !== 4));
    await publish();
    expect((await site.get('/service-details/4')).status).toBe(200);
    const { status, html } = await site.get('/de/service-details/4');
    expect([status, langOf(html), html.includes('href="/service-details/4"')]).toEqual([
      ...[404, 'de-DE', true],
    ]);
    expect((await site.get('/de/service')).html).not.toContain('/de/service-details/4"');
    expect((await site.get('/sitemap/1.xml')).html).not.toMatch(/\/de\/service-details\/4</);
  });
});
