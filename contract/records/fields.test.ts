import { DEFAULT_REGION, regionOf } from '../formats/region';
import { productRecord } from './catalogue';
import { fieldsFor } from './fields';
import type { Fault } from './faults';
import { processorMs } from '../testing/processor-time';

const faults: Fault[] = [];
beforeEach(() => void faults.splice(0));

/** What a host sends is shown as far as it can be read. */
const tolerant = fieldsFor({
  region: DEFAULT_REGION,
  leaveOut: (fault) => void faults.push(fault),
});
/** What a person writes is taken whole, or refused in words. */
const strict = fieldsFor({ region: regionOf({ locale: 'de-DE', currency: 'EUR' }) });

const product = { id: '7', title: 'Flange', price: '1.480' };
const sentences = (record: unknown) =>
  productRecord(strict)
    .safeParse(record)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a record that a host sends', () => {
  const read = (record: object) => productRecord(tolerant).safeParse(record);

  it('is shown without what cannot be read, and that is told', () => {
    expect(read(product).data).toMatchObject({ id: 7, title: 'Flange', price: undefined });
    expect(faults).toEqual([
      {
        reason: 'unreadable price',
        sentence: '“1.480” can mean 1,480.00 or 1.48. Write 1480 or 1.48.',
      },
    ]);
  });

  it('is left out where what makes it is missing', () => {
    expect(read({ ...product, title: ' ' }).success).toBe(false);
    expect(read({ ...product, id: 'x' }).success).toBe(false);
  });

  it('keeps the entries of its lists that can be read', () => {
    const specifications = [{ name: 'Weight', value: 4 }, null, { name: 'x' }];
    expect(read({ ...product, price: 1, specifications }).data?.specifications).toEqual([
      { name: 'Weight', value: '4' },
    ]);
    expect(faults).toEqual([
      expect.objectContaining({ reason: expect.stringMatching(/^2 of 3 entries: /) }),
    ]);
  });

  it('shows a telephone number that cannot be dialled', () => {
    expect(tolerant.phone().parse('call me')).toBe('call me');
    expect(faults).toHaveLength(1);
  });

  it('has no text too long', () => expect(tolerant.line({ max: 3 }).parse('long')).toBe('long'));
});

describe('a record that a person writes', () => {
  it('is read as the company writes', () => {
    expect(productRecord(strict).parse(product)).toMatchObject({ price: 1480 });
  });

  it('is refused with a sentence for each field', () => {
    const wrong = {
      ...product,
      price: '742.50',
      slug: 'Spur Gear',
      sku: 'x'.repeat(301),
      specifications: [{ name: 'Weight', value: '4' }, { name: 'Height' }],
      documents: [{ kind: 'brochure', file: '/a.pdf' }],
      seo: { title: 'x'.repeat(121) },
    };
    expect(sentences(wrong)).toEqual([
      expect.stringMatching(/^slug: “Spur Gear” is no address\./),
      expect.stringMatching(/^seo.title: “x+…” has 121 characters; there is room for 120\.$/),
      'price: “742.50” is not how a price is written here. Write 742,50.',
      expect.stringMatching(/^sku: “x+…” has 301 characters; there is room for 300\.$/),
      'specifications.1.value: text is missing',
      expect.stringMatching(/^documents.0.kind: “brochure” is none of data-sheet, drawing/),
    ]);
  });
});

it('reads a flag from true, 1 and their texts only', () => {
  const flag = tolerant.flag();
  expect([true, 1, '1', 'true'].map((value) => flag.parse(value))).toEqual(Array(4).fill(true));
  expect([false, 0, 'no', null, {}].map((value) => flag.parse(value))).toEqual(
    Array(5).fill(false),
  );
});

it('reads a number from a text, within its limits', () => {
  const rating = tolerant.number({ min: 0, max: 5, required: true });
  expect(rating.parse('4.5')).toBe(4.5);
  for (const value of [5.1, -1, '', 'five', null, NaN])
    expect(rating.safeParse(value).success).toBe(false);
});

it.each([
  ['a date', tolerant.date(), '1'.repeat(100_000)],
  ['a price', tolerant.price(), `1${' '.repeat(100_000)}1`],
])('gives up %s of 100,000 characters within a second', async (_, field, value) => {
  const ms = await processorMs(() => {
    expect(field.parse(value)).toBeUndefined();
  });
  expect(ms).toBeLessThan(1_000);
});

describe('a quantity in a record', () => {
  it('is written as the company writes it, whoever wrote it', () => {
    const weight = strict.quantity();
    expect(weight.parse('1.500,5kg')).toBe('1.500,5\u00a0kg');
    expect(weight.safeParse('heavy').error?.issues[0]?.message).toMatch(/is no quantity/);
    expect(tolerant.quantity().parse('heavy')).toBeUndefined();
    expect(faults.map(({ reason }) => reason)).toEqual(['unreadable quantity']);
  });
});
