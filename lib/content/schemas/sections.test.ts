import { hostEndpoints } from './host-endpoints';
import { page as shownPage } from './page-schemas';
import { aboutSections, certificateDocument, homeSections, introduction } from './sections';
import { ANY_READING } from './warnings';

const page = (sections: unknown) =>
  shownPage(hostEndpoints.homePage.schema(ANY_READING).parse({ sections }));
const item = (contents: object, title?: string) => ({ title, contents });

describe('the home page', () => {
  const home = homeSections(
    page([
      { items: [item({}), item({}), item({}), item({ title: 'Banner', subtitle: 'Below' })] },
      {
        items: [
          item({ title: 'About', description: 'Text' }),
          item({ subtitle: 'a', title: 'A' }),
          item({ subtitle: 'b', title: 'B' }),
        ],
      },
      {
        items: [
          item({ subtitle: '5', text: '1,250', title: 'Parts' }),
          item({ text: 'many', title: 'x' }),
          item({ text: 69, title: 'Industries' }),
        ],
      },
      { items: [item({ title: 'Sustainable' })] },
      {
        items: [
          item({ title: 'They say', subtitle: 'Buyers', html: '<p>Good</p>' }),
          item(
            { user_name: 'Ada', title: 'ada@x.example', subtitle: 'office@x.example' },
            'owner_1',
          ),
          item({ user_name: '' }, 'owner_2'),
          item({ html: '<p>Second</p>' }, 'more'),
        ],
      },
    ]),
  );

  it('finds each block at its position', () => {
    expect(home.banner).toMatchObject({ title: 'Banner', subtitle: 'Below' });
    expect(home.about).toMatchObject({ title: 'About', blocks: [{ title: 'A' }, { title: 'B' }] });
    expect(home.sustainability?.title).toBe('Sustainable');
  });

  it('takes counters as they are written', () => {
    expect(home.counters).toEqual([
      { start: '5', end: '1,250', label: 'Parts' },
      { start: undefined, end: 'many', label: 'x' },
      { start: undefined, end: '69', label: 'Industries' },
    ]);
  });

  it('tells owners from quotations by the title of the item', () => {
    expect(home.owners).toMatchObject([
      { name: 'Ada', emails: ['ada@x.example', 'office@x.example'] },
    ]);
    expect(home.testimonial.heading).toBe('They say');
    expect(home.testimonial.quotations.map(({ html }) => html)).toEqual([
      '<p>Good</p>',
      '<p>Second</p>',
    ]);
  });
});

it('a malformed item keeps its place, so that the others keep theirs', () => {
  const home = homeSections(
    page([{ items: [null, 'x', { contents: 7 }, item({ title: 'Fourth' })] }]),
  );
  expect(home.banner?.title).toBe('Fourth');
});

it('missing sections are empty blocks, not errors', () => {
  const home = homeSections(page([]));
  expect(home).toMatchObject({ counters: [], owners: [], testimonial: { quotations: [] } });
  expect(home.about).toBeUndefined();
  expect(introduction(page([null, {}]))).toBeUndefined();
});

it('the document of the certificate page is that of the first item of its first section', () => {
  const contents = {
    title: 'EN 10204 3.1',
    subtitle: 'Locked',
    file: 'https://host.example/a.pdf',
  };
  expect(certificateDocument({ sections: [{ items: [{ contents }] }] })).toEqual({
    title: 'EN 10204 3.1',
    subtitle: 'Locked',
    document: 'https://host.example/a.pdf',
  });
});

it('reasons are found by title wherever their section stands', () => {
  const about = aboutSections(
    page([
      {
        title: 'Why_Choose_Us',
        items: [
          item({ title: 'Because' }, 'heading'),
          item({ title: 'One' }, 'why_choose_item_1'),
          item({ title: 'Two' }, 'why_choose_item_2'),
        ],
      },
      { title: 'About', items: [item({ title: 'About us' })] },
    ]),
  );
  expect(about.whyChooseUs.heading?.title).toBe('Because');
  expect(about.whyChooseUs.reasons.map(({ title }) => title)).toEqual(['One', 'Two']);
  expect(about.about?.title).toBe('About us');
});

describe('the story', () => {
  const story = {
    title: 'Story',
    items: [
      item({ title: 'One hammer', text: 'Bought.', subtitle: '1998' }),
      item({ title: 'The ring mill' }, '2011'),
      item({ text: 'without a title' }, '2012'),
      item({ title: 'The press' }, '2017'),
      item({ title: 'A fourth' }, '2020'),
    ],
  };
  const said: string[] = [];
  const about = aboutSections(
    page([story, { title: 'About', items: [item({ title: 'About us' })] }]),
    (reason) => void said.push(reason),
  );

  it('names what it has no room for', () => {
    expect(said).toContain('story: 1 further entries, there is room for 3');
  });

  it('has three entries, each with its year', () => {
    expect(about.story).toMatchObject([
      { year: '1998', title: 'One hammer', text: 'Bought.' },
      { year: '2011', title: 'The ring mill' },
      { year: '2017', title: 'The press' },
    ]);
  });

  it('is not taken for the text about the company', () => {
    expect(about.about?.title).toBe('About us');
  });

  it('is empty where the host tells none', () => {
    expect(aboutSections(page([])).story).toEqual([]);
  });
});

it('blocks of the about page show their text under their title', () => {
  const { about } = aboutSections(
    page([
      {
        title: 'About',
        items: [
          item({ title: 'Us' }),
          item({ subtitle: 'Quality', title: 'ISO 9001', text: 'Since 2001.' }),
          item({ subtitle: 'People', title: '214 colleagues' }),
        ],
      },
    ]),
  );
  expect(about?.blocks).toEqual([
    { subtitle: 'ISO 9001', title: 'Since 2001.' },
    { subtitle: 'People', title: '214 colleagues' },
  ]);
});
