import { screen } from '@testing-library/react';
import { show } from '@/lib/testing/show';
import { Marquees } from './marquees';

describe('Marquees', () => {
  test('has two rows with a switch each', () => {
    show(<Marquees rows={[['Nodes', 'Pins'], ['Rings']]} />);
    expect(screen.getAllByRole('checkbox', { name: 'Pause moving text' })).toHaveLength(2);
    expect(screen.getAllByText('Nodes')).toHaveLength(2);
    expect(screen.getAllByRole('paragraph')).toHaveLength(2);
  });
});
