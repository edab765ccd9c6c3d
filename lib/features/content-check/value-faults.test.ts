import { DEFAULT_REGION, regionOf } from '@/contract/formats/region';
import type { ListEndpoint } from '@/lib/content/schemas/endpoint-types';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { examineList, examineRecord } from './endpoint';
import type { ValueFault } from './report';

process.env.CONTENT_HOST = 'http://127.0.0.1:4000';

const said = (faults: ValueFault[]) =>
  faults.map(({ item, field, sentence }) => [item, field, sentence]);

const product = { id: 7, title: 'Flange' };

async function faultsOf(record: object, region = DEFAULT_REGION) {
  const { findings } = await examineList(
    hostEndpoints.products,
    [product, { ...product, ...record }],
    region,
  );
  return said(findings.faults);
}

describe('a value of a list that the site does not show as it was written', () => {
  it('is named with its item, its field, and the sentence for who wrote it', async () => {
    expect(
      await faultsOf(
        {
          price: '1.480',
          slug: 'Spur Gear',
          updated_at: '05.06.2026',
          specifications: [{ name: 'Weight', value: 4 }, { name: 'Height' }],
          documents: [{ kind: 'brochure', file: '/a.pdf' }],
          seo: { title: 'x'.repeat(121) },
        },
        regionOf({ locale: 'en-GB' }),
      ),
    ).toEqual([
      ['item 1 “Flange”, id 7', 'slug', expect.stringMatching(/^“Spur Gear” is no address\. /)],
      ['item 1 “Flange”, id 7', 'seo.title', expect.stringMatching(/ has 121 characters; /)],
      ['item 1 “Flange”, id 7', 'price', '“1.480” can mean 1,480.00 or 1.48. Write 1480 or 1.48.'],
      ['item 1 “Flange”, id 7', 'specifications[1].value', 'text is missing'],
      [
        'item 1 “Flange”, id 7',
        'documents[0].kind',
        '“brochure” is none of data-sheet, drawing, cad-model, certificate, manual.',
      ],
      ['item 1 “Flange”, id 7', 'updated_at', expect.stringMatching(/can mean/)],
    ]);
  });

  it('is a file that no page could load, or markup that no page shows', async () => {
    expect(
      await faultsOf({ thumbnail: 'https://elsewhere.example/a.jpg', html: '<iframe></iframe>a' }),
    ).toEqual([
      [
        'item 1 “Flange”, id 7',
        'thumbnail',
        expect.stringMatching(/^“https:\/\/elsewhere.example\/a.jpg” is no file of the host/),
      ],
      ['item 1 “Flange”, id 7', 'html', 'The site does not show of this text: 1 iframe.'],
    ]);
  });

  it('is a film elsewhere, and what is too long for the place where it shows', async () => {
    const { findings } = await examineList(
      hostEndpoints.posts,
      [{ id: 1, title: 'x'.repeat(90), video_url: 'https://vimeo.com/1' }],
      DEFAULT_REGION,
    );
    expect(said(findings.faults)).toEqual([
      [
        expect.stringMatching(/^item 0 “x+…”, id 1$/),
        'title',
        expect.stringMatching(/^Cards cut /),
      ],
      [expect.any(String), 'video_url', expect.stringMatching(/only films on YouTube/)],
    ]);
    expect(findings.notes).toContainEqual(expect.stringMatching(/^1 item: Without a short /));
  });

  it('is the whole item where that has no name, or more bytes than the site reads', async () => {
    const { findings } = await examineList(
      hostEndpoints.products,
      [product, { id: 8, title: ' ' }, 'x', { id: 9, title: 'Ring', html: 'x'.repeat(300_000) }],
      DEFAULT_REGION,
    );
    expect(findings.items).toBe(1);
    expect(said(findings.dropped)).toEqual([
      ['item 1, id 8', 'title', 'text is missing'],
      ['item 2', '', expect.stringMatching(/expected object/)],
      ['item 3 “Ring”, id 9', '', expect.stringMatching(/larger than 262144 bytes/)],
    ]);
  });

  it('is a letter that cards and data sheets cannot draw', async () => {
    const specifications = [
      { name: 'Werkstoff', value: 'Werkstoff, Größe Łódź сталь 阀门 الفولاذ Գործ' },
    ];
    const item = 'item 1 “Գործ”, id 7';
    const onPages = expect.stringMatching(/^In a typeface of each visitor’s device.*: Գ ո ր ծ$/);
    expect(await faultsOf({ title: 'Գործ', specifications })).toEqual([
      [item, 'title', onPages],
      [item, 'specifications[0].value', onPages],
      [
        item,
        'title',
        'Not on the social card, and there is no data sheet: the typefaces lack Գ ո ր ծ',
      ],
      [
        item,
        'specifications[0].value',
        'Shown as � on the data sheet, since the typefaces lack them: Գ ո ր ծ',
      ],
    ]);
    expect(await faultsOf({ title: 'Ring 🚀' })).toEqual([
      [
        'item 1 “Ring 🚀”, id 7',
        'title',
        'Shown as � on the social card and the data sheet, since the typefaces lack them: 🚀',
      ],
    ]);
  });

  it('is each of them, however many there are', async () => {
    const many = Array.from({ length: 120 }, (_, id) => ({ ...product, id, price: 'much' }));
    const { findings } = await examineList(hostEndpoints.products, many, DEFAULT_REGION);
    expect(findings.faults).toHaveLength(120);
  });

  it.each(['clients', 'locations', 'team', 'faq', 'industries'] as const)(
    'is what stands behind the last of %s that a page shows',
    async (name) => {
      const record = { address: 'Mill Road', entries: [{ question: 'Why?', answer: 'So.' }] };
      const many = Array.from({ length: 501 }, (_, id) => {
        const own = `Item ${id}`;
        return { ...record, id, title: own, name: own };
      });
      const endpoint: ListEndpoint = hostEndpoints[name];
      const { findings } = await examineList(endpoint, many, DEFAULT_REGION);
      expect(findings.items).toBe(500);
      expect(findings.notes).toContainEqual('1 further item is not shown: there is room for 500');
    },
  );
});

describe('a value of a record that the site does not show as it was written', () => {
  it('is named with its place in the sections', () => {
    const html = { html: '<iframe></iframe>a' };
    const { findings } = examineRecord(
      hostEndpoints.homePage,
      { sections: [{ items: [{ contents: html }, 'x'] }, null, { items: [{ contents: {} }] }] },
      DEFAULT_REGION,
    );
    expect(said(findings.faults)).toEqual([
      [undefined, 'sections[0].items[0].contents.html', expect.stringMatching(/: 1 iframe\.$/)],
      [undefined, 'sections[0].items[1]', expect.stringMatching(/expected object/)],
      [undefined, 'sections[1]', expect.stringMatching(/expected object/)],
      [undefined, '', 'section 2, item 0: a counter without text or title'],
    ]);
  });

  it('is a telephone number that is shown, but cannot be dialled', () => {
    const { findings } = examineRecord(
      hostEndpoints.siteSettings,
      { name: 'Forge', phone: 'call me', locale: 'de-DE', menus: [] },
      DEFAULT_REGION,
    );
    expect(said(findings.faults)).toEqual([
      [undefined, 'phone', expect.stringMatching(/^“call me” is no telephone number\./)],
    ]);
  });
});
