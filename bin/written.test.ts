import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainSigns } from '@/contract/formats/plain-signs';
import { readPrice } from '@/contract/formats/price';
import { currencyDecimals, DEFAULT_REGION, regionOf, type Region } from '@/contract/formats/region';
import { prices, type Written } from '@/contract/testing/written';
import * as written from '@/contract/testing/written-fields';
import { addLine, finalPrice } from '@/lib/features/cart/cart';
import { examineList } from '@/lib/features/content-check/endpoint';
import type { ListEndpoint } from '@/lib/content/schemas/endpoint-types';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { parseItems } from '@/lib/content/schemas/lists';
import { audienceOf } from '@/lib/content/store/views';
import type { Location } from '@/lib/content/schemas/company-schemas';
import type { Post, Product } from '@/lib/content/schemas/schemas';
import { article, product as structuredProduct } from '@/lib/features/seo/structured-data';
import { formatPrice, formatsOf } from '@/words/formats';
import { languages } from '@/words/words';
import { planProducts } from './import/products-csv';
import { PRODUCTS } from './import/content-folder';
import { itemsOf } from './import/plan';

/** What a page gets of an item of the host. */
async function shown<T extends object, View>(
  endpoint: ListEndpoint<T, View>,
  item: object,
  region: Region,
): Promise<View> {
  const { items } = await parseItems([item], endpoint.schema, region);
  return endpoint.view(items[0]!, audienceOf(region));
}

/** What the content check says of a field. */
async function checked(endpoint: ListEndpoint, item: object, field: string, region: Region) {
  const { findings } = await examineList(endpoint, [item], region);
  return findings.faults.filter((fault) => fault.field === field).map(({ sentence }) => sentence);
}

const named = <T>(rows: readonly Written<T>[]) =>
  rows.map((row) => [row.text, row.locale, row.currency, row] as const);

const sentence = ({ says }: Written<unknown>) =>
  says === undefined
    ? []
    : [says instanceof RegExp ? expect.stringMatching(says) : (says as unknown)];

let folder: string;
beforeAll(() => {
  process.env.CONTENT_HOST = 'http://127.0.0.1:4000';
  folder = mkdtempSync(join(tmpdir(), 'written-'));
  mkdirSync(join(folder, 'content'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What an import makes of a cell, or the sentence with which it refuses it. */
function imported(column: string, { text, locale, currency }: Written<unknown>): unknown {
  writeFileSync(
    join(folder, 'content/site-settings.json'),
    JSON.stringify({ locale, currency, name: 'Forge' }),
  );
  const cell = `"${text.replaceAll('"', '""')}"`;
  try {
    const plan = planProducts(folder, Buffer.from(`title,${column}\nRing,${cell}`));
    return itemsOf(plan.content.get(PRODUCTS))[0]?.[column];
  } catch (error) {
    return (error as Error).message;
  }
}

const item = { id: 7, title: 'Ring' };

describe('a price', () => {
  it.each(named(prices))('%s in %s (%s)', async (_, __, ___, row) => {
    const region = regionOf(row);
    const sent = { ...item, price: row.text };
    const ring: Product = await shown(hostEndpoints.products, sent, region);
    expect([ring.price, finalPrice(ring)]).toEqual([row.means, row.means]);
    expect(addLine([], ring)[0]?.finalPrice).toBe(row.means);
    const told = structuredProduct(ring, [], formatsOf(row))?.offers.price;
    expect(told && Number(told)).toBe(row.means);
    expect(await checked(hostEndpoints.products, sent, 'price', region)).toEqual(sentence(row));
    const found = imported('price', row);
    if (row.means === undefined)
      expect(found).toEqual(
        expect.stringContaining(row.text === '-5' ? 'has no price' : 'Row 2 has no price: “'),
      );
    else expect(found).toBe(row.means);
  });

  const amounts = [0, 0.0042, 0.5, 1, 999, 1480, 12345, 1234567];
  const currencies = [
    ...['USD', 'EUR', 'CHF', 'PLN', 'TRY', 'EGP', 'BDT', 'INR', 'CNY', 'BRL'],
    ...['JPY', 'KRW', 'KWD', 'BHD'],
  ];
  it.each([
    ...languages,
    ...['en-IN', 'de-CH', 'fr-CH', 'pt-BR', 'ar-EG', 'ja-JP', 'ko-KR', 'fa-IR'],
  ])('is read in %s as the site prints it', (locale) => {
    for (const currency of currencies) {
      const decimals = currencyDecimals(currency);
      for (const amount of [...amounts, ...(decimals > 0 ? [12.5, 1250.75] : [])]) {
        const shown = formatPrice(amount, formatsOf({ locale, currency }));
        expect([shown, readPrice(shown, regionOf({ locale, currency }))?.value]).toEqual([
          shown,
          amount,
        ]);
      }
    }
  });

  it('of 0 is free, and a reduced one of 0 is none', async () => {
    const free = await shown(hostEndpoints.products, { ...item, price: 0 }, DEFAULT_REGION);
    expect(finalPrice(free)).toBe(0);
    for (const discount_price of [0, '0', '0.00', 'free']) {
      const sent = { ...item, price: 9, discount_price };
      expect(finalPrice(await shown(hostEndpoints.products, sent, DEFAULT_REGION))).toBe(9);
    }
    expect(imported('price', { text: '0', locale: 'en-GB', currency: 'GBP' })).toMatch(
      /Does 0 mean that it costs nothing\?/,
    );
  });
});

describe('a date', () => {
  it.each(named(written.dates))('%s in %s', async (_, __, ___, row) => {
    const region = regionOf(row);
    const sent = { ...item, date: row.text };
    const post: Post = await shown(hostEndpoints.posts, sent, region);
    const { datePublished } = article(post) as { datePublished?: string };
    expect([post.date, datePublished].map((day) => day?.slice(0, 10))).toEqual([
      row.means,
      row.means,
    ]);
    expect(await checked(hostEndpoints.posts, sent, 'date', region)).toEqual(sentence(row));
    const found = String(imported('updated_at', row));
    if (row.means) expect(found.slice(0, 10)).toBe(row.means);
    else expect(found).toMatch(/^Row 2 has no updated at: “/);
  });
});

describe('a weight', () => {
  it.each(named(written.weights))('%s in %s', async (_, __, ___, row) => {
    const region = regionOf(row);
    const sent = { ...item, price: 1, specifications: [{ name: 'Weight', value: row.text }] };
    const ring: Product = await shown(hostEndpoints.products, sent, region);
    // The words stay; only what is counted with needs to be certain.
    expect(ring.specifications[0]?.value).toBe(row.text);
    expect(structuredProduct(ring, [], formatsOf(row))?.weight).toEqual(
      row.means === undefined ? undefined : expect.objectContaining({ value: row.means }),
    );
  });
});

describe.each([
  ['country of origin', 'country_of_origin', written.countries],
  ['customs tariff number', 'hs_code', written.tariffNumbers],
] as const)('a %s', (label, field, rows) => {
  it.each(named(rows))('%s in %s', async (_, __, ___, row) => {
    const region = regionOf(row);
    const sent = { ...item, price: 1, [field]: row.text };
    const ring: Product = await shown(hostEndpoints.products, sent, region);
    expect(ring[field]).toBe(row.means);
    expect(ring.specifications).toHaveLength(row.means === undefined ? 0 : 1);
    const told = structuredProduct(ring, [], formatsOf(row));
    // Search engines have a property of their own for the country.
    if (field === 'country_of_origin') {
      expect(told?.countryOfOrigin).toEqual(row.means && { '@type': 'Country', name: row.means });
    } else expect(told?.additionalProperty?.length).toBe(row.means && 1);
    expect(await checked(hostEndpoints.products, sent, field, region)).toEqual(sentence(row));
    const found = imported(field, row);
    if (row.means === undefined) expect(found).toMatch(`Row 2 has no ${label}: “${row.text}”`);
    else expect(found).toBe(row.means);
  });
});

describe('a telephone number', () => {
  it.each(named(written.phones))('%s in %s', async (_, __, ___, row) => {
    const region = regionOf(row);
    const sent = { address: 'Mill Road', phone: row.text };
    const place: Location = await shown(hostEndpoints.locations, sent, region);
    expect(place.phone).toEqual({
      text: row.means ? plainSigns(row.text) : row.text,
      href: row.means,
    });
    expect(await checked(hostEndpoints.locations, sent, 'phone', region)).toEqual(sentence(row));
  });
});

describe('an e-mail address', () => {
  it.each(named(written.emails))('%s in %s', async (_, __, ___, row) => {
    const region = regionOf(row);
    const sent = { address: 'Mill Road', email: row.text };
    const place: Location = await shown(hostEndpoints.locations, sent, region);
    // It is shown, but leads nowhere, where it is none.
    expect(place.email?.href).toBe(row.means && `mailto:${row.means}`);
    expect(place.email?.text).toBe(row.means ?? row.text);
    expect(await checked(hostEndpoints.locations, sent, 'email', region)).toEqual(sentence(row));
  });
});
