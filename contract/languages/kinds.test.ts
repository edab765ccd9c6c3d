import { endpoints } from '../endpoints';
import { describeRecord, type FieldDescription } from '../records/describe';
import { recordOf } from '../records/of-endpoints';
import { contentsRecord } from '../records/sections';
import { kindOf, type Kind } from './kinds';

type Name = keyof typeof endpoints;

const kindsOf = (fields: FieldDescription[]): Record<string, Kind | object> =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.format === 'group' ? kindsOf(field.fields!) : kindOf(field),
    ]),
  );
const kinds = (name: Name) =>
  kindsOf(describeRecord(recordOf[name] as Parameters<typeof describeRecord>[0]));

const merging = (Object.keys(endpoints) as Name[]).filter(
  (name) => !['alone', 'positions'].includes(endpoints[name].merges),
);

describe('the kind of a field', () => {
  it.each(merging)('is told of every field of %s', (name) => {
    expect(() => kinds(name)).not.toThrow();
  });

  it('of a product is told by its format', () => {
    expect(kinds('products')).toEqual({
      id: 'same',
      slug: 'same',
      seo: { title: 'text', description: 'text', image: 'same', noindex: 'same' },
      title: 'text',
      thumbnail: 'same',
      alt: 'long',
      price: 'same',
      discount_price: 'same',
      sku: 'same',
      category: 'text',
      short_description: 'text',
      html: 'long',
      specifications: 'long',
      country_of_origin: 'same',
      hs_code: 'same',
      lead_time: 'text',
      documents: 'long',
      contact: 'same',
      updated_at: 'same',
    });
  });

  it('of names of people and companies, of addresses, years and coded hours is “same”', () => {
    expect(kinds('team')).toMatchObject({ name: 'same', position: 'text', skills: 'long' });
    expect(kinds('contacts')).toMatchObject({ name: 'same', position: 'text' });
    expect(kinds('reviews')).toMatchObject({ name: 'same', text: 'text', rating: 'same' });
    expect(kinds('posts')).toMatchObject({ author: 'same', categories: 'text', video_url: 'same' });
    expect(kinds('clients')).toMatchObject({ title: 'same', figures: 'text' });
    expect(kinds('socialLinks')).toMatchObject({ title: 'same', site_url: 'same' });
    expect(kinds('locations')).toMatchObject({
      title: 'text',
      address: 'same',
      opening_hours: 'same',
    });
    expect(kinds('timeline')).toMatchObject({ year: 'same', title: 'text' });
    expect(kinds('downloads')).toMatchObject({ revision: 'same', title: 'text' });
    expect(kinds('siteSettings')).toMatchObject({
      name: 'same',
      address: 'same',
      copyright: 'same',
      slogan: 'text',
      description: 'text',
    });
    expect(kindsOf(describeRecord(contentsRecord))).toMatchObject({
      user_name: 'same',
      user_designation: 'text',
      youtube_logo: 'same',
    });
  });

  it('of a list that has no words of a language in it is “same”, and “text” where it never falls back', () => {
    expect(kinds('team')).toMatchObject({ links: 'same' });
    expect(kinds('siteSettings')).toMatchObject({ search_terms: 'text' });
    expect(kinds('pages')).toMatchObject({ headings: 'text', blocks: 'long' });
  });

  it('has to be told of a new format', () => {
    expect(() => kindOf({ name: 'roughness', format: 'roughness' })).toThrow('roughness');
  });
});
