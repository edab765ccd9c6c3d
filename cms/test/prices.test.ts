import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { readPrice } from '../../contract/formats/price';
import { regionOf } from '../../contract/formats/region';
import { itemsOf, refusalOf, testEditor } from './test-editor';

const { payload, pathOf, readContent } = await testEditor('tables');
const { create, save } = itemsOf(payload, {});
const { publish } = await import('@/publishing/publish');

const PRODUCTS = 'industrial-products';

describe('a price in the editor', () => {
  const write = (price: string) => create('products', { title: `Ring ${price}`, price });
  const settings = (data: object) =>
    payload.updateGlobal({
      slug: 'site-settings' as never,
      data: { ...data, _status: 'published' } as never,
    });
  const published = async (): Promise<{ title: string; price?: unknown }[]> => {
    await publish(payload);
    return readContent(PRODUCTS);
  };

  // Only what is written here is to be published.
  before(() => rmSync(pathOf(PRODUCTS)));

  for (const [company, prices] of [
    [{ locale: 'en-GB', currency: 'GBP' }, ['1480', '742.50', '1,480', '12,345', '£ 99', 'free']],
    [{ locale: 'de-DE', currency: 'EUR' }, ['1.480', '742,50', '1 480', '1.480,50', '99 €']],
  ] as const)
    it(`is published as the number that the site reads in ${company.locale}`, async () => {
      await settings(company);
      for (const price of prices) await write(price);
      const items = await published();
      for (const price of prices)
        assert.equal(
          items.find(({ title }) => title === `Ring ${price}`)?.price,
          readPrice(price, regionOf(company))?.value,
          price,
        );
    });

  it('is refused in words where it is not certain', async () => {
    await settings({ locale: 'en-GB', currency: 'GBP' });
    for (const [price, sentence] of [
      ['1.480', '“1.480” can mean 1,480.00 or 1.48. Write 1480 or 1.48.'],
      ['742,50', '“742,50” is not how a price is written here. Write 742.50.'],
      ['99 €', '“99 €” is in another currency: the prices of this site are in GBP.'],
    ] as const)
      assert.equal(await refusalOf(write(price)), sentence);
    assert.match(await refusalOf(write('0')), /Does 0 mean that it costs nothing\?/);
  });

  it('can be saved as it is stored, however the company writes later', async () => {
    await settings({ locale: 'en-GB', currency: 'GBP' });
    const { id } = await write('742.50');
    await settings({ locale: 'de-DE', currency: 'EUR' });
    await save('products', id, { title: 'Renamed', _status: 'published' });
    assert.equal((await published()).find(({ title }) => title === 'Renamed')?.price, 742.5);
  });
});
