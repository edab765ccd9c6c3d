import { productWith } from '@/testing/products';
import { words } from '@/words/words';
import { documentsOfProduct, isFramed } from './documents-of';
import { facetsOf, groupsOf } from './facets';
import { lockedKey } from './locked-key';

const english = words('en');
const LOCKED = 'https://host.example/documents/shaft.step';
const file = '/media/a1/drawing.pdf';

describe('documentsOfProduct', () => {
  it('begins with the data sheet that the site makes', () => {
    const documents = documentsOfProduct(
      productWith({ documents: [{ kind: 'drawing', file }] }),
      english,
    );
    expect(documents.map(({ kind, href, type }) => [kind, href, type])).toEqual([
      ['data-sheet', expect.stringMatching(/\/datasheet\.pdf$/), 'PDF'],
      ['drawing', file, 'PDF'],
    ]);
  });

  it('has no other data sheet where the content names one', () => {
    const own = { kind: 'data-sheet', title: 'Facts', file } as const;
    const documents = documentsOfProduct(productWith({ documents: [own] }), english);
    expect(documents.map(({ title }) => title)).toEqual(['Facts']);
  });

  it('leads to the code of a locked document and never says where its file lies', () => {
    const documents = documentsOfProduct(
      productWith({ documents: [{ kind: 'cad-model', locked: LOCKED }] }),
      english,
    );
    const model = documents.find(({ kind }) => kind === 'cad-model')!;
    expect(model.href).toBe(`/certificate/unlock?file=${lockedKey(LOCKED)}`);
    expect(isFramed(model)).toBe(false);
    expect(JSON.stringify(documents)).not.toContain('shaft.step');
  });
});

describe('facetsOf', () => {
  it('names kinds and topics as the language has it, and keeps kinds in their order', () => {
    const german = words('de');
    const own = productWith({ category: undefined, documents: [{ kind: 'drawing', file }] });
    const documents = documentsOfProduct(own, german);
    expect(documents[0]).toMatchObject({ title: 'Datenblatt', topic: 'Unternehmen' });
    const [kind] = facetsOf(documents, german);
    expect(kind).toMatchObject({
      title: 'Art',
      choices: [
        { value: 'data-sheet', label: 'Datenblätter' },
        { value: 'drawing', label: 'Zeichnungen' },
      ],
    });
  });
});

describe('groupsOf', () => {
  it('shows the first documents of each kind and says how many there are', () => {
    const documents = Array.from({ length: 3 }, () =>
      documentsOfProduct(productWith(), english),
    ).flat();
    expect(groupsOf(documents, 2)).toEqual([
      { kind: 'data-sheet', total: 3, documents: documents.slice(0, 2) },
    ]);
  });
});
