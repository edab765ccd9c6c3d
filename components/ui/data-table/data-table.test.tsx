import { render, screen } from '@testing-library/react';
import { DataTable } from './data-table';

describe('DataTable', () => {
  it('lets the head of a column break that holds a long word, and no other', () => {
    const long = 'Hochdruckschmierstoffverteilungsanlage';
    render(<DataTable heads={['Test', 'How often', long]} rows={[['Hardness', 'Daily', '1']]} />);
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((head) => head.hasAttribute('data-long'))).toEqual([false, false, true]);
  });
});
