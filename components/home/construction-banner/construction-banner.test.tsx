import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { ConstructionBanner } from './construction-banner';

const picture = { src: '/pictures/construction/steel-tower.jpg', alt: 'A steel tower' };

const quoteLink = { href: '/quote', name: 'Request a Quote', takesDrawings: true };

describe('ConstructionBanner', () => {
  test('has the h1, two actions and an eager picture', () => {
    show(
      <ConstructionBanner
        title="Forged joints"
        text="To your drawing."
        picture={picture}
        quoteLink={quoteLink}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forged joints');
    expect(screen.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '/quote');
    expect(screen.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/service');
    expect(screen.getByAltText('A steel tower')).toHaveAttribute('loading', 'eager');
  });

  test('hides axes and levels from assistive technology', () => {
    show(
      <ConstructionBanner
        title="Forged joints"
        picture={picture}
        quoteLink={quoteLink}
        elevation={{ bay: '7 200', levels: ['+96.0', '±0.0'] }}
      />,
    );
    for (const text of ['E', '+96.0']) {
      expect(screen.getByText(text).closest('[aria-hidden]')).not.toBeNull();
    }
    expect(screen.getAllByText('7 200')).toHaveLength(5);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  test('invents no figures', () => {
    const root = show(
      <ConstructionBanner title="Quiet rooms" picture={picture} quoteLink={quoteLink} />,
    );
    expect(root).not.toHaveTextContent(/\d/);
  });
});
