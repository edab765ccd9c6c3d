import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { PRICE_LENGTH } from '../../contract/formats/price';
import { prices, type Written } from '../../contract/testing/written';
import { itemsOf, refusalOf, testEditor } from './test-editor';

const { payload, pathOf, readContent } = await testEditor('tables');
const { create, save } = itemsOf(payload, {});
const { publish } = await import('@/publishing/publish');
const { rest, sessionOf } = await import('./rest');

const PRODUCTS = 'industrial-products';

/** Which companies write in `npm test`: the reader itself is tested in contract/formats. */
const EVERYDAY = ['en-GB EUR', 'de-DE EUR', 'ar-EG EUR', 'ja-JP JPY'];

const companies = [
  ...new Set(prices.map(({ locale, currency }) => `${locale} ${currency}`)),
].filter((company) => !process.env.EVERYDAY || EVERYDAY.includes(company));

describe('a price in the editor', () => {
  const write = (price: string) => create('products', { title: `Ring ${price}`, price });
  const settings = (data: object) =>
    payload.updateGlobal({
      slug: 'site-settings' as never,
      data: { ...data, _status: 'published' } as never,
    });
  const published = async (): Promise<{ id: number; title: string; price?: unknown }[]> => {
    await publish(payload);
    return readContent(PRODUCTS);
  };

  // Only what is written here is to be published.
  before(() => rmSync(pathOf(PRODUCTS)));

  for (const company of companies)
    it(`is published as its table says, or refused in its words: ${company}`, async () => {
      const [locale, currency] = company.split(' ');
      await settings({ locale, currency });
      const amounts = new Map<number, Written<number>>();
      for (const row of prices) {
        if (row.locale !== locale || row.currency !== currency) continue;
        if (row.means !== undefined) amounts.set((await write(row.text)).id, row);
        else {
          const refusal = await refusalOf(write(row.text));
          if (row.text.length > PRICE_LENGTH) assert.match(refusal, /shorter than the max length/);
          else if (row.says instanceof RegExp) assert.match(refusal, row.says);
          else assert.equal(refusal, row.says);
        }
      }
      const items = await published();
      for (const [id, { text, means }] of amounts)
        assert.equal(items.find((item) => item.id === id)?.price, means, text);
    });

  it('of 0 asks what it means', async () => {
    await settings({ locale: 'en-GB', currency: 'GBP' });
    assert.match(await refusalOf(write('0')), /Does 0 mean that it costs nothing\?/);
  });

  it('comes back with its version as it was stored', async () => {
    await settings({ locale: 'de-DE', currency: 'EUR' });
    const cookie = await sessionOf(payload, 'editor');
    for (const [price, stored] of [
      ['742,50', '742.5'],
      // As an import takes it in.
      ['12.125', '12.125'],
    ] as const) {
      const { id } = await itemsOf(payload, { seeding: price === stored }).create('products', {
        title: `Ring for ${price}`,
        price,
      });
      await save('products', id, { price: '800', _status: 'published' });
      const { docs } = await payload.findVersions({
        collection: 'products' as never,
        where: { parent: { equals: id }, 'version.price': { equals: stored } } as never,
      });
      const { status, json, text } = await rest(`/products/versions/${docs[0]!.id}`, { cookie });
      assert.deepEqual([status, json.price], [200, stored], text);
    }
  });

  it('is written in the list like the others, however it was taken in', async () => {
    const { PriceCell } = await import('@/components/price-cell');
    const shown = (...stored: string[]) =>
      Promise.all(stored.map((cellData) => PriceCell({ cellData, payload })));
    await settings({ locale: 'en-GB', currency: 'GBP' });
    assert.deepEqual(await shown('1480', '1,250.00', '412.5', '0.0125', 'on request', ''), [
      ...['1,480.00', '1,250.00', '412.50', '0.0125', 'on request', '–'],
    ]);
    await settings({ locale: 'de-DE', currency: 'EUR' });
    assert.deepEqual(await shown('1480', '742.5', '742,50'), ['1.480,00', '742,50', '742,50']);
  });

  it('can be saved as it is stored, however the company writes later', async () => {
    await settings({ locale: 'en-GB', currency: 'GBP' });
    const { id } = await write('742.50');
    await settings({ locale: 'de-DE', currency: 'EUR' });
    await save('products', id, { title: 'Renamed', _status: 'published' });
    assert.equal((await published()).find(({ title }) => title === 'Renamed')?.price, 742.5);
  });
});
