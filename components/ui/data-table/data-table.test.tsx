import { render, screen } from '@testing-library/react';
import { DataTable } from './data-table';

describe('DataTable', () => {
  it('says the value of a group once, above its rows', () => {
    const rows = [
      ['Press', 'Forge', '1'],
      ['Hammer', 'Forge', '2'],
      ['Lathe', 'Shop', '14'],
      ['Mill', 'Shop', '5'],
    ];
    render(
      <DataTable
        heads={['Machine', 'Hall', 'Number']}
        rows={rows}
        grouping={{ by: 1, counts: [2] }}
      />,
    );
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['Forge', 'Press', 'Hammer', 'Shop', 'Lathe', 'Mill']);
    expect(screen.getByRole('cell', { name: '14' })).toHaveAttribute('data-place', 'count');
    expect(screen.queryByRole('cell', { name: 'Forge' })).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Hall' })).not.toBeInTheDocument();
  });

  it('lets the head of a column break that holds a long word, and no other', () => {
    const long = 'Hochdruckschmierstoffverteilungsanlage';
    render(<DataTable heads={['Test', 'How often', long]} rows={[['Hardness', 'Daily', '1']]} />);
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((head) => head.hasAttribute('data-long'))).toEqual([false, false, true]);
  });
});
