import { endpointName } from '@/contract/languages/endpoint-name';
import { expect, full, test } from '../test';
import type { ContentHost } from './content-host';
import {
  addressIn,
  ENGLISH,
  GERMAN,
  POLISH,
  startHostIn,
  textsIn,
  type Language,
} from './languages';
import { prepareSite, type Site } from './site';
import { headOfPage, storedPageFiles } from './stored-pages';

const SERVICES = '/api/list/services-page';
const inGerman = endpointName(SERVICES, GERMAN.locale);
const languages = [ENGLISH, GERMAN, POLISH];

type Item = { id: number; title: string; slug?: string };

let host: ContentHost;
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  host = await startHostIn(...languages);
  site = await prepareSite('publishing-languages', {
    CONTENT_HOST: host.url,
    CONTENT_REVALIDATE_SECONDS: '3600',
  });
  editItems(ENGLISH, (items) => withSlugs(items, { 1: 'forging', 2: 'rolling', 3: 'turning' }));
  editItems(GERMAN, (items) => withSlugs(items, { 1: 'rolling', 2: 'forging', 3: 'drehen' }));
  await site.start();
  await viewAll();
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

const withSlugs = (items: Item[], slugs: Record<number, string>): Item[] =>
  items.map((item) => ({ ...item, slug: slugs[item.id] ?? item.slug }));

const editItems = ({ path, locale }: Language, change: (items: Item[]) => Item[]) =>
  host.edit(endpointName(SERVICES, path && locale), (value) => change(value as Item[]));

async function publish(...paths: string[]): Promise<void> {
  expect((await site.publish({ paths })).status).toBe(200);
}

/** Of which each has another German slug, and one a slug that the other has in English. */
const services: Record<string, string> = {
  forging: 'rolling',
  rolling: 'forging',
  turning: 'drehen',
};
const paths = ['/', '/service', '/shop', '/shop-details/1', '/contact', '/faq'];
const addresses = [
  ...languages.flatMap((language) => paths.map((path) => addressIn(language, path))),
  ...Object.entries(services).flatMap(([slug, german]) => [
    ...[ENGLISH, POLISH].map((language) => addressIn(language, `/service-details/${slug}`)),
    `/de/service-details/${german}`,
  ]),
];

async function viewAll(): Promise<void> {
  await expect.poll(async () => (await site.get('/pl')).status).toBe(200);
  for (const address of addresses) {
    const { status } = await site.get(address);
    expect([address, status]).toEqual([address, 200]);
  }
}

/** When each page was made, as the store of pages has it. */
async function made(): Promise<Record<string, number>> {
  const heads = await Promise.all((await storedPageFiles(site)).map(headOfPage));
  return Object.fromEntries(heads.map(({ name, stored }) => [name, stored]));
}

/** The stored pages that are made anew when all are opened again after a change. */
async function madeAnewBy(change: () => Promise<unknown>): Promise<string[]> {
  await untilSettled();
  const before = await made();
  await change();
  await viewAll();
  const after = await made();
  const names = Object.keys(before).filter(
    (name) => name.startsWith('/') && after[name] !== before[name],
  );
  return names.sort();
}

/** A page that was made while some of its content was on its way is made once more. */
async function untilSettled(): Promise<void> {
  await expect
    .poll(async () => {
      const before = await made();
      await viewAll();
      return JSON.stringify(await made()) === JSON.stringify(before);
    })
    .toBe(true);
}

const isGerman = (name: string) => name === '/de' || name.startsWith('/de/');
const place = async (address: string) => {
  const { status, headers } = await site.get(address);
  return [status, headers.get('location')];
};

const text = (html: string, { locale }: Language, words: string) =>
  new RegExp(`⟦${locale}\\.\\d+ ${words}⟧`).test(html);

test.describe('items of a further language', () => {
  test('are found by its own slugs first, and lead there from others', async () => {
    const heading = async (address: string) =>
      /<h1[^>]*>\s*⟦\S+ ([^⟧]*)⟧/.exec((await site.get(address)).html)?.[1];
    expect(await heading('/service-details/rolling')).toBe('Ring rolling');
    expect(await heading('/de/service-details/rolling')).toBe('Closed-die forging');
    expect(await heading('/de/service-details/forging')).toBe('Ring rolling');
    expect(await heading('/pl/service-details/rolling')).toBe('Ring rolling');
    expect(await place('/de/service-details/turning')).toEqual([308, '/de/service-details/drehen']);
    expect(await place('/de/service-details/1')).toEqual([308, '/de/service-details/rolling']);
    expect(await place('/service-details/drehen')).toEqual([404, null]);
    expect(await place('/pl/service-details/drehen')).toEqual([404, null]);
  });

  test('that it alone has stand at the end of its list, and nowhere else', async () => {
    const alone = { id: 4711, title: '⟦de-DE.1 Nur hier⟧', slug: 'nur-hier' };
    editItems(GERMAN, (items) => [
      alone,
      ...withSlugs(items, { 1: 'rolling', 2: 'forging', 3: 'drehen' }),
    ]);
    await publish(inGerman);
    const page = await site.get('/de/service-details/nur-hier');
    expect([page.status, text(page.html, GERMAN, 'Nur hier')]).toEqual([200, true]);
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
    expect(page.html).not.toContain('hreflang="en-US"');
  });
});

test.describe('a publish', () => {
  test('of a German text makes German pages anew, and no other', async () => {
    const anew = await madeAnewBy(async () => {
      host.publish([inGerman]);
      await publish(inGerman);
    });
    expect(anew).toEqual(expect.arrayContaining(['/de/service', '/de/service-details/drehen']));
    expect(anew.filter((name) => !isGerman(name))).toEqual([]);
    expect(anew).not.toContain('/de/contact');
    expect(anew).not.toContain('/de/shop-details/1');
  });

  test('of a German slug makes the heads of that page anew in all languages', async () => {
    const anew = await madeAnewBy(async () => {
      editItems(GERMAN, (items) => withSlugs(items, { 1: 'rolling', 2: 'forging', 3: 'spanen' }));
      services.turning = 'spanen';
      addresses.splice(
        addresses.indexOf('/de/service-details/drehen'),
        1,
        '/de/service-details/spanen',
      );
      await publish(inGerman);
    });
    expect(anew.filter((name) => !isGerman(name))).toEqual([
      '/main/service-details/turning',
      '/pl/service-details/turning',
    ]);
    for (const language of [ENGLISH, POLISH])
      expect((await site.get(addressIn(language, '/service-details/turning'))).html).toMatch(
        /<link[^>]* href="http[^"]*\/de\/service-details\/spanen"/,
      );
    expect(await place('/de/service-details/drehen')).toEqual([404, null]);
  });

  test('with a locale asks for that language alone, without one for all', full, async () => {
    host.takeCounts();
    const first = host.publish([SERVICES, inGerman]);
    await publish(inGerman.replace('de-DE', 'DE-de'));
    expect([...host.takeCounts()]).toEqual([[inGerman, 1]]);
    const german = textsIn((await site.get('/de/service-details/spanen')).html);
    expect(german).toContain(`de-DE.${first}`);
    const englishPage = '/service-details/turning';
    expect(textsIn((await site.get(englishPage)).html)).not.toContain(`en-US.${first}`);

    const anew = await madeAnewBy(() => publish(SERVICES));
    const asked = Object.fromEntries(host.takeCounts());
    expect(asked).toEqual({
      ...{ [SERVICES]: 1, [inGerman]: 1 },
      [endpointName(SERVICES, POLISH.locale)]: 1,
    });
    expect(textsIn((await site.get(englishPage)).html)).toContain(`en-US.${first}`);
    // What the Polish and German pages show of services has not changed.
    expect(anew.filter((name) => !name.startsWith('/main'))).toEqual([]);
  });

  test('of the main language makes further ones anew where they show it', full, async () => {
    const anew = await madeAnewBy(async () => {
      editItems(ENGLISH, (items) =>
        withSlugs(items, { 1: 'forging', 2: 'rolling', 3: 'turning' }).map((item) =>
          item.id === 2 ? { ...item, thumbnail: '/media/gallery/other.jpg' } : item,
        ),
      );
      await publish(endpointName(SERVICES, ENGLISH.locale));
    });
    expect(anew).toEqual(
      expect.arrayContaining([
        ...['/main/service-details/rolling', '/de/service-details/forging'],
        '/pl/service-details/rolling',
      ]),
    );
    expect(anew).not.toContain('/de/contact');
  });

  test('names endpoints in languages that the site does not have', full, async () => {
    const answer = await site.publish({ paths: [inGerman, endpointName(SERVICES, 'fr-FR')] });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ unknown: [`${SERVICES}?locale=fr-FR`] });
  });
});
