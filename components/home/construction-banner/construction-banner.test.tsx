import { screen } from '@testing-library/react';
import { show } from '@/lib/testing/show';
import { ConstructionBanner } from './construction-banner';

const picture = { src: '/pictures/construction/steel-tower.jpg', alt: 'A steel tower' };

describe('ConstructionBanner', () => {
  test('has the h1, two actions and an eager picture', () => {
    show(<ConstructionBanner title="Forged joints" text="To your drawing." picture={picture} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forged joints');
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/service');
    expect(screen.getByAltText('A steel tower')).toHaveAttribute('loading', 'eager');
  });

  test('hides axes and levels from assistive technology', () => {
    show(<ConstructionBanner title="Forged joints" text="To your drawing." picture={picture} />);
    expect(screen.getByText('E').closest('[aria-hidden]')).not.toBeNull();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
