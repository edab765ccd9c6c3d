import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { DocumentTable } from './document-table';

const drawing = {
  kind: 'drawing' as const,
  title: 'Drawing',
  href: '/media/host/ring.pdf',
  type: 'PDF',
  topic: 'Rings',
};

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('DocumentTable', () => {
  test('has a column for what at least one document has', () => {
    show(
      <DocumentTable
        caption="Drawings"
        documents={[drawing, { ...drawing, href: '/media/host/gear.pdf', revision: 'B' }]}
      />,
    );
    expect(heads()).toEqual(['Document', 'File', 'Revision']);
    expect(screen.getAllByRole('row')[2]).toHaveTextContent('DrawingPDFB');
  });
});
