import { endpoints } from '@/contract/endpoints';
import { compared, type EndpointName, type Values } from './pairs';
import { translationNotes, withoutAnswer } from './translation-notes';

const notesOf = (name: EndpointName, main: Values[], own: Values[]) =>
  translationNotes(endpoints[name].merges, compared(name, main, own, 'en-GB'));

const product = (id: number, more: Values = {}): Values => ({
  id,
  title: `Ring ${id}`,
  html: '<p>Rolled and machined.</p>',
  ...more,
});

describe('a list that a language names item by item', () => {
  it('says how many items lack a translation, and which fields are the main language’s', () => {
    expect(
      notesOf(
        'products',
        [product(1), product(2), product(3)],
        [
          { id: 1, title: 'Ring 1', html: '<p>Gewalzt und bearbeitet.</p>' },
          { id: 2, title: 'Ring 2' },
        ],
      ),
    ).toEqual(['1 of 3 items without a translation', 'from the main language: html 1 of 2']);
  });

  it('names texts that are missing, those of groups, too', () => {
    const seo = { title: 'Rings' };
    const own = { id: 1, title: 'Ring 1', html: '<p>Gewalzt.</p>' };
    expect(notesOf('products', [product(1, { short_description: 'Rolled', seo })], [own])).toEqual([
      'missing: seo.title, short_description',
    ]);
  });

  it('names items of the language alone, and those without a title', () => {
    const own = [
      { id: 1, html: '<p>Gewalzt.</p>' },
      { id: 9, title: 'Sonderring' },
    ];
    expect(notesOf('products', [product(1)], own)).toEqual([
      '1 item not shown for want of a title, or of what else is required',
      'in this language alone: “Sonderring”',
    ]);
  });

  it('counts the texts that are the main language’s again', () => {
    const again = { id: 1, title: 'Ring eins', html: '<p>Rolled and machined.</p>' };
    expect(notesOf('products', [product(1)], [again])).toEqual([
      '1 of 2 texts are those of the main language again',
    ]);
  });

  it('says that items without ids do not meet', () => {
    const question = { title: 'Orders', entries: [{ question: 'Why?', answer: 'So.' }] };
    expect(notesOf('faq', [question], [{ ...question, title: 'Aufträge' }])).toEqual([
      'without ids on both sides its items stand for themselves',
    ]);
  });
});

describe('a shared list', () => {
  it('says which items lack texts, and which it does not share', () => {
    const main = [1, 2].map((id) => ({ id, thumbnail: `/${id}.jpg`, alt: 'A hammer' }));
    const own = [
      { id: 1, alt: 'Ein Hammer' },
      { id: 7, title: 'Presse' },
    ];
    expect(notesOf('portfolio', main, own)).toEqual([
      '1 of 2 items without a translation',
      'from the main language: alt 1 of 2',
      'in this language alone, and so not shown: “Presse”',
    ]);
  });
});

it('a page by positions is compared place by place', () => {
  const page = (...contents: Values[]) => ({
    sections: [{ items: contents.map((each) => ({ contents: each })) }],
  });
  const main = page(
    { title: 'Works', html: '<p>We forge rings.</p>' },
    { title: 'Hall', html: '<p>Two halls.</p>' },
  );
  expect(notesOf('servicePage', [main], [page({ title: 'Werk' })])).toEqual([
    'from the main language: html 2 of 2',
    'missing: title 1 of 2',
  ]);
});

it('settings say what falls back, fields that are the same in all languages aside', () => {
  const main = { name: 'Hammer Forge', phone: '+44 1', slogan: 'Forged here', languages: [] };
  expect(notesOf('siteSettings', [main], [{}])).toEqual(['missing: slogan']);
});

it('nothing is said of a language that has everything', () => {
  const own = { id: 1, title: 'Ring eins', html: '<p>Gewalzt.</p>' };
  expect(notesOf('products', [product(1)], [own])).toEqual([]);
});

it.each([
  ['products', 'no answer of its own: 2 items not shown'],
  ['clients', 'no answer of its own: 2 items shown without texts'],
  ['downloads', 'no answer of its own: 2 items of the main language shown'],
  ['menus', 'no answer of its own: the site’s own'],
] as const)('without an answer of its own %s says what is there', (name, said) => {
  expect(withoutAnswer(endpoints[name].merges, 2)).toEqual([said]);
  expect(withoutAnswer(endpoints[name].merges, 0)).toEqual([]);
});
