import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_REGION, regionOf } from '@/contract/formats/region';
import type * as Catalogue from '@/contract/records/catalogue';
import type { Fields } from '@/contract/records/fields';
import { examineList } from '@/lib/features/content-check/endpoint';
import { unknownFields } from '@/lib/features/content-check/unknown-fields';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { parseItems } from '@/lib/content/schemas/lists';
import { audienceOf } from '@/lib/content/store/views';
import { searchDocuments } from '@/lib/features/search/documents';
import { product as structuredProduct } from '@/lib/features/seo/structured-data';
import { formatsOf } from '@/words/formats';
import { productsAsCsv } from './import/products-as-csv';
import { planProducts } from './import/products-csv';
import { PRODUCTS } from './import/content-folder';
import { itemsOf } from './import/plan';
import { holdContent } from '@/testing/hold-content';
import { openApiDocument } from './lib/openapi-document';

/** As CONTRIBUTING.md says: one entry in a record. The editor: cms/test/full/every-field.test.ts. */
jest.mock('@/contract/records/catalogue', () => {
  const catalogue = jest.requireActual<typeof Catalogue>('@/contract/records/catalogue');
  return {
    ...catalogue,
    productRecord: (f: Fields) =>
      catalogue
        .productRecord(f)
        .safeExtend({
          roughness: f.line({ label: 'Surface roughness', max: 20, fact: true }),
        })
        .meta({ id: 'Product' }),
  };
});

const ring = { id: 1, title: 'Ring', price: 5, roughness: 'Ra 3.2 µm' };
const fact = { name: 'Surface roughness', value: 'Ra 3.2 µm' };

async function shown(region = DEFAULT_REGION) {
  const { schema, view } = hostEndpoints.products;
  const { items } = await parseItems([ring], schema, region);
  return view(items[0]!, audienceOf(region));
}

describe('a field that only the record knows', () => {
  let folder: string;
  beforeAll(() => {
    process.env.CONTENT_HOST = 'http://127.0.0.1:4000';
    folder = mkdtempSync(join(tmpdir(), 'field-'));
    mkdirSync(join(folder, 'content'));
    writeFileSync(join(folder, 'content/site-settings.json'), '{}');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const imported = (csv: string) =>
    itemsOf(planProducts(folder, Buffer.from(csv)).content.get(PRODUCTS));

  it('comes and goes in tables', () => {
    expect(imported(productsAsCsv([ring], DEFAULT_REGION))).toEqual([ring]);
    expect(() => imported(`title,roughness\nRing,${'x'.repeat(21)}`)).toThrow(
      /Row 2 has no surface roughness: .* there is room for 20/,
    );
  });

  it('is a fact of the product, and so of the search and of structured data', async () => {
    const item = await shown();
    expect(item.specifications).toEqual([{ ...fact, field: 'roughness' }]);
    expect(structuredProduct(item, [], formatsOf())?.additionalProperty).toEqual([
      { '@type': 'PropertyValue', ...fact },
    ]);
    const inGerman = await shown(regionOf({ locale: 'de-DE' }));
    expect(inGerman.specifications).toEqual([{ ...fact, field: 'roughness', lang: 'en' }]);
    await holdContent({ products: [ring] });
    const { documents } = await searchDocuments();
    expect(documents[0]?.facts).toBe('Surface roughness Ra 3.2 µm');
  });

  it('is known to the content check, which names what is too long', async () => {
    const { products } = hostEndpoints;
    expect(unknownFields(products, [ring])).toEqual([]);
    expect(unknownFields(products, [{ id: 1, title: 'Ring', rougness: 'Ra 3.2' }])).toEqual([
      { field: 'rougness', count: 1, meant: 'roughness' },
    ]);
    const long = { ...ring, roughness: 'x'.repeat(21) };
    const { findings } = await examineList(products, [long], DEFAULT_REGION);
    expect(findings.faults).toContainEqual(expect.objectContaining({ field: 'roughness' }));
  });

  it('stands in the OpenAPI document', () => {
    const document = openApiDocument() as unknown as {
      components: { schemas: { Product: { properties: object } } };
    };
    expect(document.components.schemas.Product.properties).toMatchObject({
      roughness: { title: 'Surface roughness', maxLength: 20 },
    });
  });
});
