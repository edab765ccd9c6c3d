import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Payload } from 'payload';
import { PRICE_LENGTH } from '../../contract/formats/price';
import { prices, type Written } from '../../contract/testing/written';
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
  const published = async (): Promise<{ id: number; title: string; price?: unknown }[]> => {
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

  const keyOf = ({ locale, currency }: Written<number>) => `${locale} ${currency}`;
  for (const key of new Set(prices.map(keyOf)))
    it(`is published as its table says, or refused in its words: ${key}`, async () => {
      const rows = prices.filter((row) => keyOf(row) === key);
      const [locale, currency] = key.split(' ');
      await settings({ locale, currency });
      const ids = new Map<number, Written<number>>();
      for (const row of rows) {
        const result = await write(row.text);
        if (row.means !== undefined) {
          assert.notEqual(typeof result, 'string', `${row.text}: ${String(result)}`);
          ids.set((result as Item).id, row);
        } else if (row.text.length > PRICE_LENGTH)
          // Said by the form itself.
          assert.match(String(result), /max length of 64 characters/);
        else if (row.says instanceof RegExp) assert.match(String(result), row.says);
        else assert.equal(result, row.says);
      }
      const items = await published();
      for (const [id, { text, means }] of ids)
        assert.equal(items.find((item) => item.id === id)?.price, means, text);
    });

  it('of 0 asks what it means', async () => {
    await settings({ locale: 'en-GB', currency: 'GBP' });
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
