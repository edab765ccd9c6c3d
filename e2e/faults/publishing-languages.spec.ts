import { endpointName } from '@/contract/languages/endpoint-name';
import { expect, full, test } from '../test';
import type { ContentHost } from './content-host';
import { addressIn, ENGLISH, GERMAN, POLISH, startHostIn, textsIn } from './languages';
import { prepareSite, type Site } from './site';
import {
  editServices,
  englishSlugs,
  GERMAN_SERVICES,
  germanSlugs,
  giveSlugs,
  SERVICES,
} from './slugs-in-languages';
import { storedTimes } from './stored-pages';

const languages = [ENGLISH, GERMAN, POLISH];

let host: ContentHost;
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  host = await startHostIn(...languages);
  site = await prepareSite('publishing-languages', {
    CONTENT_HOST: host.url,
    CONTENT_REVALIDATE_SECONDS: '3600',
  });
  giveSlugs(host);
  await site.start();
  await viewAll();
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

async function publish(...paths: string[]): Promise<void> {
  expect((await site.publish({ paths })).status).toBe(200);
}

const paths = ['/', '/service', '/shop', '/shop-details/1', '/contact', '/faq'];
let slugs: Record<number, string> = germanSlugs;

const addresses = () =>
  languages.flatMap((language) => {
    const ofServices = Object.values(language === GERMAN ? slugs : englishSlugs);
    return [...paths, ...ofServices.map((slug) => `/service-details/${slug}`)].map((path) =>
      addressIn(language, path),
    );
  });

async function viewAll(): Promise<void> {
  await expect.poll(async () => (await site.get('/pl')).status).toBe(200);
  for (const address of addresses()) {
    const { status } = await site.get(address);
    expect([address, status]).toEqual([address, 200]);
  }
}

/** As the store of pages calls it. */
const storedName = (address: string) =>
  /^\/(?:de|pl)(?:\/|$)/.test(address) ? address : `/main${address}`.replace(/\/$/, '');

/** Of the pages that are there, those that are made anew when all are opened again after a change. */
async function madeAnewBy(change: () => Promise<unknown>): Promise<string[]> {
  await untilSettled();
  const before = await storedTimes(site);
  await change();
  await viewAll();
  const after = await storedTimes(site);
  return addresses()
    .map(storedName)
    .filter((name) => name in before && after[name] !== before[name])
    .sort();
}

/** A page that was made while some of its content was on its way is made once more. */
async function untilSettled(): Promise<void> {
  await expect
    .poll(async () => {
      const before = await storedTimes(site);
      await viewAll();
      return JSON.stringify(await storedTimes(site)) === JSON.stringify(before);
    })
    .toBe(true);
}

const isGerman = (name: string) => name === '/de' || name.startsWith('/de/');
test.describe('a publish', () => {
  test('of a German text makes German pages anew, and no other', async () => {
    const anew = await madeAnewBy(async () => {
      host.publish([GERMAN_SERVICES]);
      await publish(GERMAN_SERVICES);
    });
    expect(anew).toEqual(expect.arrayContaining(['/de/service', '/de/service-details/drehen']));
    expect(anew.filter((name) => !isGerman(name))).toEqual([]);
    expect(anew).not.toContain('/de/contact');
    expect(anew).not.toContain('/de/shop-details/1');
  });

  test('of a German slug makes the heads of that page anew in all languages', async () => {
    const anew = await madeAnewBy(async () => {
      slugs = { ...germanSlugs, 3: 'spanen' };
      editServices(host, GERMAN, slugs);
      await publish(GERMAN_SERVICES);
    });
    expect(anew.filter((name) => !isGerman(name))).toEqual([
      '/main/service-details/turning',
      '/pl/service-details/turning',
    ]);
    for (const language of [ENGLISH, POLISH])
      expect((await site.get(addressIn(language, '/service-details/turning'))).html).toMatch(
        /<link[^>]* href="http[^"]*\/de\/service-details\/spanen"/,
      );
    expect((await site.get('/de/service-details/drehen')).status).toBe(404);
  });

  test('with a locale asks for that language alone, without one for all', full, async () => {
    host.takeCounts();
    const first = host.publish([SERVICES, GERMAN_SERVICES]);
    await publish(GERMAN_SERVICES.replace('de-DE', 'DE-de'));
    expect([...host.takeCounts()]).toEqual([[GERMAN_SERVICES, 1]]);
    const german = textsIn((await site.get('/de/service-details/spanen')).html);
    expect(german).toContain(`de-DE.${first}`);
    const englishPage = '/service-details/turning';
    expect(textsIn((await site.get(englishPage)).html)).not.toContain(`en-US.${first}`);

    const anew = await madeAnewBy(() => publish(SERVICES));
    const asked = Object.fromEntries(host.takeCounts());
    expect(asked).toEqual({
      ...{ [SERVICES]: 1, [GERMAN_SERVICES]: 1 },
      [endpointName(SERVICES, POLISH.locale)]: 1,
    });
    expect(textsIn((await site.get(englishPage)).html)).toContain(`en-US.${first}`);
    // What the Polish and German pages show of services has not changed.
    expect(anew.filter((name) => !name.startsWith('/main'))).toEqual([]);
  });

  test('of the main language makes further ones anew where they show it', full, async () => {
    const anew = await madeAnewBy(async () => {
      editServices(host, ENGLISH, englishSlugs, (items) =>
        items.map((item) =>
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
    const answer = await site.publish({
      paths: [GERMAN_SERVICES, endpointName(SERVICES, 'fr-FR')],
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ unknown: [`${SERVICES}?locale=fr-FR`] });
  });
});
