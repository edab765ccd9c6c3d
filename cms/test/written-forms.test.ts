import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { readCountry } from '../../contract/formats/country';
import { readEmail } from '../../contract/formats/email';
import { readPhone } from '../../contract/formats/phone';
import type { Reading } from '../../contract/formats/reading';
import { regionOf, type Region } from '../../contract/formats/region';
import { readTariffNumber } from '../../contract/formats/tariff-number';
import type { Written } from '../../contract/testing/written';
import { countries, emails, phones, tariffNumbers } from '../../contract/testing/written-fields';
import { itemsOf, refusalOf, testEditor } from './test-editor';

const { payload, content, readContent, writeContent } = await testEditor('tables');
const { create, save, find } = itemsOf(payload, {});
const { publish } = await import('@/publishing/publish');
const { importContent } = await import('@/publishing/import');
const { seedWhereEmpty } = await import('@/server/start');

type Read = (value: unknown, region: Region) => Reading<string>;
type Form = {
  collection: string;
  file: string;
  field: string;
  rows: readonly Written<string>[];
  read: Read;
};

const readHref: Read = (value, region) => {
  const { value: phone, fault } = readPhone(value, region) ?? {};
  return phone ? { value: phone.href } : fault === undefined ? undefined : { fault };
};
const ofPeople = { collection: 'contacts', file: 'contacts' };
const ofProducts = { collection: 'products', file: 'industrial-products' };

/** Dates are missing: the form has a calendar for them, and takes no text. Prices: prices.test.ts. */
const FORMS: readonly Form[] = [
  { ...ofPeople, field: 'phone', rows: phones, read: readHref },
  { ...ofPeople, field: 'email', rows: emails, read: readEmail },
  { ...ofProducts, field: 'country_of_origin', rows: countries, read: readCountry },
  { ...ofProducts, field: 'hs_code', rows: tariffNumbers, read: readTariffNumber },
];

const titled = ({ collection }: Form, text: string) =>
  collection === 'contacts' ? { name: text } : { title: text };
const settings = (data: object, further: object = {}) =>
  payload.updateGlobal({
    slug: 'site-settings' as never,
    data: { ...data, _status: 'published' } as never,
    ...further,
  });
const says = (refusal: string, { says }: Written<unknown>) => assert.match(refusal, says as RegExp);

async function publishedIn<T>(file: string): Promise<T[]> {
  await publish(payload);
  return readContent<T[]>(file);
}

// Only what is written here is to be published and taken in.
before(() => {
  rmSync(join(content, 'content'), { recursive: true });
  mkdirSync(join(content, 'content/pages'), { recursive: true });
});

describe('what is written in the editor', () => {
  it('is kept without signs that nobody sees, and so there is one of each part number', async () => {
    await settings({ locale: 'en-GB', currency: 'EUR' });
    const data = { title: 'Ring', sku: '\u200bHF\u00ad-\u0664\u200e2' };
    assert.equal(((await create('products', data)) as { sku?: string }).sku, 'HF-42');
    assert.match(await refusalOf(create('products', data)), /has this part number already/);
  });

  const locales = new Set(FORMS.flatMap(({ rows }) => rows.map(({ locale }) => locale)));
  for (const locale of locales)
    it(`is published as its table says, or refused in its words: ${locale}`, async () => {
      await settings({ locale, currency: 'EUR' });
      const region = regionOf({ locale });
      for (const form of FORMS) {
        const meant = new Map<number, Written<string>>();
        for (const row of form.rows.filter((each) => each.locale === locale)) {
          const written = create(form.collection, {
            ...titled(form, row.text),
            [form.field]: row.text,
          });
          if (row.means === undefined) says(await refusalOf(written), row);
          else meant.set((await written).id, row);
        }
        if (meant.size === 0) continue;
        const items = await publishedIn<{ id: number; [field: string]: unknown }>(form.file);
        for (const [id, { text, means }] of meant) {
          const found = items.find((item) => item.id === id)?.[form.field];
          assert.equal(form.read(found, region)?.value, means, text);
        }
      }
    });
});

for (const [index, form] of FORMS.entries()) {
  const { collection, file, field, rows } = form;
  const [wrong, other] = rows.filter(({ means }) => means === undefined) as [
    Written<string>,
    Written<string>,
  ];
  const right = rows.find(({ means }) => means !== undefined)!;
  const id = 1_000 * (index + 1);

  describe(`what stands on the site as ${field} and no program reads`, () => {
    const change = (data: object, draft = false) =>
      refusalOf(
        save(collection, id, { _status: draft ? 'draft' : 'published', ...data }, { draft }),
      );

    before(async () => {
      await settings({ locale: right.locale, currency: 'EUR' });
      const items = await publishedIn<object>(file);
      writeContent(file, [...items, { id, ...titled(form, 'Of before'), [field]: wrong.text }]);
      const changes = await importContent(payload);
      assert.deepEqual(
        changes.flatMap(({ notes }) => notes),
        [],
      );
    });

    it('is taken in as it is, and published again so', async () => {
      const items = await publishedIn<{ id: number; [field: string]: unknown }>(file);
      assert.equal(items.find((item) => item.id === id)?.[field], wrong.text);
    });

    it('stays where something else is changed, also by way of a draft', async () => {
      assert.equal(await change(titled(form, 'Renamed')), 'accepted');
      assert.equal(await change(titled(form, 'Renamed again'), true), 'accepted');
      assert.equal(await change({}), 'accepted');
      const [item] = await find<Record<string, unknown>>(collection, { id: { equals: id } });
      assert.deepEqual(
        [Object.values(titled(form, 'Renamed again')), item?.[field]],
        [[item?.name ?? item?.title], wrong.text],
      );
    });

    it('is not changed into something else that cannot be read', async () => {
      says(await change({ [field]: other.text }), other);
    });

    it('is not brought back, once it was corrected', async () => {
      assert.equal(await change({ [field]: right.text }), 'accepted');
      says(await change({ [field]: wrong.text }), wrong);
    });

    it('can be a draft, which is not published', async () => {
      const draft = { ...titled(form, 'Draft'), [field]: wrong.text };
      const { id } = await create(collection, draft, { draft: true });
      says(await refusalOf(save(collection, id, { _status: 'published' })), wrong);
    });
  });
}

it('stays in the settings, too', async () => {
  const seeding = { context: { seeding: true } };
  await settings({ locale: 'de-DE', phone: 'call me', brand: { accent: 'red' } }, seeding);
  assert.equal(await refusalOf(settings({ slogan: 'Forged' })), 'accepted');
  assert.match(await refusalOf(settings({ phone: 'n/a' })), /“n\/a” is no telephone number/);
  assert.match(await refusalOf(settings({ brand: { accent: 'blue' } })), /“blue” is no colour/);
});

it('is said at the first start, where it cannot be taken in', async ({ mock }) => {
  await payload.delete({
    collection: 'published-files' as never,
    where: { id: { exists: true } },
  });
  writeContent('contacts', [{ id: 9_000, name: 'x'.repeat(301) }]);
  const write = mock.method(process.stdout, 'write');
  await seedWhereEmpty(payload);
  const said = write.mock.calls.map(({ arguments: [text] }) => String(text)).join('');
  assert.match(said, /contacts\.json:\n {2}“x+…?” was not taken in: .*300/);
});
