import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Payload } from 'payload';
import { readPrice } from '../../contract/formats/price';
import { regionOf } from '../../contract/formats/region';
import { editorFolder } from './editor-folder';

const { content, remove } = editorFolder();
const { openEditor } = await import('@/server/start');
const { publish } = await import('@/publishing/publish');

const products = join(content, 'content/industrial-products.json');

type Item = { id: number; title: string; price?: string };

describe('a price in the editor', () => {
  let payload: Payload;
  const write = async (price: string): Promise<Item | string> => {
    try {
      return (await payload.create({
        collection: 'products' as never,
        data: { title: `Ring ${price}`, price, _status: 'published' } as never,
      })) as unknown as Item;
    } catch (error) {
      const { errors = [] } = (error as { data?: { errors?: { message: string }[] } }).data ?? {};
      return errors.map(({ message }) => message).join('; ');
    }
  };
  const settings = (data: object) =>
    payload.updateGlobal({
      slug: 'site-settings' as never,
      data: { ...data, _status: 'published' } as never,
    });
  const published = async (): Promise<{ title: string; price?: unknown }[]> => {
    await publish(payload);
    return JSON.parse(readFileSync(products, 'utf8'));
  };

  before(async () => {
    // Only what is written here is to be published.
    rmSync(products);
    payload = await openEditor();
  });
  after(async () => {
    await payload.destroy();
    remove();
  });

  for (const [company, prices] of [
    [{ locale: 'en-GB', currency: 'GBP' }, ['1480', '742.50', '1,480', '12,345', '£ 99', 'free']],
    [{ locale: 'de-DE', currency: 'EUR' }, ['1.480', '742,50', '1 480', '1.480,50', '99 €']],
  ] as const)
    it(`is published as the number that the site reads in ${company.locale}`, async () => {
      await settings(company);
      for (const price of prices) assert.notEqual(typeof (await write(price)), 'string', price);
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
      assert.equal(await write(price), sentence);
    assert.match(String(await write('0')), /Does 0 mean that it costs nothing\?/);
  });

  it('can be saved as it is stored, however the company writes later', async () => {
    await settings({ locale: 'en-GB', currency: 'GBP' });
    const { id } = (await write('742.50')) as Item;
    await settings({ locale: 'de-DE', currency: 'EUR' });
    await payload.update({
      collection: 'products' as never,
      id,
      data: { title: 'Renamed', _status: 'published' } as never,
    });
    assert.equal((await published()).find(({ title }) => title === 'Renamed')?.price, 742.5);
  });
});
