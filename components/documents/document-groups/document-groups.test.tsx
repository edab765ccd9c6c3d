import { screen, within } from '@testing-library/react';
import type { SiteDocument } from '@/lib/features/documents/documents-of';
import { show } from '@/testing/show';
import { DocumentGroups } from './document-groups';

const ring = { title: 'Ring', href: '/shop-details/7', isProduct: true };
const gear = { title: 'Gear', href: '/shop-details/1', isProduct: true };
const rolling = { title: 'Ring rolling', href: '/service-details/2', isProduct: false };
let files = 0;
const of = (document: Partial<SiteDocument>): SiteDocument => ({
  kind: 'drawing',
  title: 'Drawing',
  href: `/media/host/${files++}.pdf`,
  type: 'PDF',
  topic: 'Rings',
  ...document,
});

const documents = [
  of({ kind: 'manual', title: 'Conditions' }),
  of({ about: gear, type: 'SVG', size: 42_152 }),
  of({ about: ring, type: 'SVG' }),
  of({ about: ring, size: 13_322, language: 'en', revision: 'B' }),
  of({ about: ring, kind: 'certificate', title: 'Specimen', unlockKey: 'k', href: '/unlock' }),
  of({ about: ring, kind: 'manual', title: 'Instructions' }),
  of({ about: rolling, title: 'Tolerances' }),
];

describe('DocumentGroups', () => {
  const offered = (name: string) => {
    const row = within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
    return row.getAllByRole('cell').map((cell) => cell.textContent);
  };

  test('has a row for each product, with its files by kind', () => {
    show(<DocumentGroups documents={documents} />);
    const table = within(screen.getByRole('table', { name: 'Products 2' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Product',
      'Drawing',
      'Certificate',
    ]);
    expect(table.getAllByRole('row')).toHaveLength(3);
    expect(offered('Gear')).toEqual(['Drawing: GearSVG42\u00a0kB', '']);
    expect(offered('Ring')).toEqual([
      'Drawing: RingSVGDrawing: RingPDF13\u00a0kB, Revision\u00a0B',
      expect.stringContaining('Specimen'),
    ]);
  });

  test('has one column for the kinds that few products have, whose files say what they are', () => {
    const few = ['Shaft', 'Hook', 'Disc'].map((title, id) => ({
      ...gear,
      title,
      href: `/p/${id}`,
    }));
    const model = of({ about: ring, kind: 'cad-model', title: 'CAD model', type: 'STEP' });
    show(
      <DocumentGroups documents={[...documents, model, ...few.map((about) => of({ about }))]} />,
    );
    const table = within(screen.getByRole('table', { name: 'Products 5' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Product',
      'Drawing',
      'Further files',
    ]);
    expect(offered('Hook')[1]).toBe('');
    expect(offered('Ring')[1]).toMatch(/CAD model.*STEP.*Specimen/);
  });

  test('names each link with its product, for those who hear a list of links', () => {
    show(<DocumentGroups documents={documents} />);
    expect(screen.getAllByRole('link', { name: /^Drawing: Ring / })).toHaveLength(2);
    expect(screen.getByRole('link', { name: /^Unlock Specimen: Ring / })).toHaveAttribute(
      'href',
      '/unlock',
    );
  });

  test('leaves to each other document a row of its own, by kind', () => {
    show(<DocumentGroups documents={documents} />);
    const rows = (name: RegExp) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    expect(rows(/^Drawings 1/)).toEqual(['Tolerances']);
    expect(rows(/^Manuals 2/)).toEqual(['Conditions', 'Instructions']);
  });

  test('has no table of products where none has a document', () => {
    show(<DocumentGroups documents={documents.slice(0, 1)} />);
    expect(screen.queryByRole('region', { name: /^Products/ })).not.toBeInTheDocument();
  });
});
