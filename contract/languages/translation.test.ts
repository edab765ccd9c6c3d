import { DEFAULT_REGION, regionOf } from '../formats/region';
import { productRecord, serviceRecord } from '../records/catalogue';
import { faqGroupRecord } from '../records/company';
import { faultsOf } from '../records/faults';
import { fieldsFor } from '../records/fields';
import { pageRecord } from '../records/sections';
import { settingsRecord } from '../records/settings';
import { translatedRecord, translationOf } from './translation';

const leftOut: string[] = [];
const asHost = fieldsFor({
  region: regionOf({ locale: 'de-DE', currency: 'EUR' }),
  leaveOut: ({ reason }) => leftOut.push(reason),
});
const strict = fieldsFor({ region: DEFAULT_REGION });

beforeEach(() => leftOut.splice(0));

describe('a translation', () => {
  it('holds what it says, and nothing else', () => {
    const product = translationOf(productRecord)(asHost);
    expect(product.parse({ id: '7', title: ' Ring ' })).toEqual({ id: 7, title: 'Ring' });
    expect(product.parse({})).toEqual({});
    expect(translationOf(settingsRecord)(asHost).parse({})).toEqual({});
    expect(leftOut).toEqual([]);
  });

  it('says nothing by an empty text, list or group', () => {
    const given = {
      id: 1,
      title: '  ',
      html: null,
      facts: [],
      documents: [],
      station: {},
      seo: { title: '' },
    };
    expect(translationOf(serviceRecord)(asHost).parse(given)).toEqual({ id: 1 });
    expect(translationOf(serviceRecord)(strict).parse(given)).toEqual({ id: 1 });
  });

  it('says “no” by a flag', () => {
    const given = { seo: { noindex: false } };
    expect(translationOf(productRecord)(asHost).parse(given)).toEqual(given);
  });

  it('requires nothing in groups, and of the whole', () => {
    const station = { title: 'Ringwalzwerk' };
    expect(translationOf(serviceRecord)(strict).parse({ station })).toEqual({ station });
    expect(translationOf(faqGroupRecord)(strict).parse({ title: 'Preise' })).toEqual({
      title: 'Preise',
    });
  });

  it('has whole entries in its lists', () => {
    const given = { specifications: [{ name: 'Gewicht', value: '4 kg' }, { name: 'Masse' }] };
    expect(translationOf(productRecord)(asHost).parse(given)).toEqual({
      specifications: given.specifications.slice(0, 1),
    });
    expect(leftOut).toEqual([expect.stringMatching(/^1 of 2 entries: /)]);
    expect(faultsOf(translationOf(productRecord)(strict), given)).toEqual([
      { field: 'specifications[1].value', sentence: expect.any(String) as string },
    ]);
  });

  it('leaves out what cannot be read, and says so once', () => {
    const given = { id: 'seven', title: 'Ring', price: 'viel', seo: { title: 7, image: {} } };
    expect(translationOf(productRecord)(asHost).parse(given)).toEqual({
      title: 'Ring',
      seo: { title: '7' },
    });
    expect(leftOut).toEqual(['unreadable id', 'unreadable price']);
  });

  it('is faulty in them where nothing is left out', () => {
    const given = { id: 'seven', title: 'Ring', price: 'viel' };
    const faults = faultsOf(translationOf(productRecord)(strict), given);
    expect(faults.map(({ field }) => field)).toEqual(['id', 'price']);
  });

  it('is a record', () => {
    for (const given of [null, [], 'Ring', 7])
      expect(translationOf(productRecord)(asHost).safeParse(given).success).toBe(false);
  });

  it('reads numbers as its own answer writes them', () => {
    expect(translationOf(productRecord)(asHost).parse({ price: '1.480,50' })).toEqual({
      price: 1480.5,
    });
  });

  it('of a page keeps the places of its items', () => {
    const page = translationOf(pageRecord)(asHost).parse({
      sections: [{ title: 'Hero', items: [{ title: 'One' }, { contents: { title: 'Stahl' } }] }],
    });
    expect(page.sections?.[0]?.items).toEqual([
      { title: 'One', contents: {} },
      { contents: { title: 'Stahl' } },
    ]);
  });

  it('is whole where it does not merge', () => {
    const menu = { main: [] };
    expect(translatedRecord('menus')(asHost).parse(menu)).toMatchObject(menu);
    expect(translatedRecord('words')(asHost).parse({ 'shop.title': 'Shop' })).toEqual({
      'shop.title': 'Shop',
    });
    expect(translatedRecord('downloads')(asHost).safeParse({ title: 'Katalog' }).success).toBe(
      false,
    );
    expect(translatedRecord('faq')(asHost).parse({ title: 'Preise' })).toEqual({ title: 'Preise' });
  });
});
