import { screen, within } from '@testing-library/react';
import { show } from '@/testing/show';
import { ClientCases } from './client-cases';

const work = {
  title: 'Rings for a hub',
  figures: 'Ø 1,580 mm',
  text: 'Twelve for Halvane Wind.',
  picture: { src: '/media/host/ring.jpg', alt: 'Glowing ring' },
};
const quotation = { html: '<p>“None has come back.”</p>', name: 'Ruth Ashdale', role: 'buyer' };

describe('ClientCases', () => {
  test('shows words beside the work, which leads to all works', () => {
    show(<ClientCases title="What buyers say" cases={[{ quotation, work }]} href="/portfolio" />);
    const region = screen.getByRole('region', { name: 'What buyers say' });
    const shown = within(within(region).getByRole('article'));
    expect(shown.getByText('“None has come back.”')).toBeVisible();
    expect(shown.getByText('Ruth Ashdale')).toBeVisible();
    expect(shown.getByAltText('Glowing ring')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Rings for a hub' })).toHaveAttribute(
      'href',
      '/portfolio',
    );
    expect(shown.getByText('Twelve for Halvane Wind.')).toBeVisible();
  });

  test('shows either alone, and links to no page that is hidden', () => {
    show(<ClientCases title="What buyers say" cases={[{ quotation }, { work }]} />);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('renders nothing without cases', () => {
    expect(show(<ClientCases title="What buyers say" cases={[]} />)).toBeEmptyDOMElement();
  });
});
