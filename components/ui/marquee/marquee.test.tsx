import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { Marquee } from './marquee';

describe('Marquee', () => {
  test('has one switch for both rows', () => {
    show(<Marquee rows={[['Nodes', 'Pins'], ['Rings']]} />);
    expect(screen.getAllByRole('checkbox', { name: 'Pause moving text' })).toHaveLength(1);
    expect(screen.getAllByText('Nodes')).toHaveLength(2);
    expect(screen.getAllByRole('paragraph')).toHaveLength(2);
  });

  test('renders nothing without words', () => {
    expect(show(<Marquee rows={[]} />)).toBeEmptyDOMElement();
  });
});
