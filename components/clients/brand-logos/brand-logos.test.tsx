import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { BrandLogos } from './brand-logos';

describe('BrandLogos', () => {
  test('shows the logo, or the name without one', () => {
    show(
      <BrandLogos
        title="Our clients"
        clients={[
          { title: 'Corvane', picture: { src: '/media/host/corvane.svg', alt: 'Logo of Corvane' } },
          { title: 'Wrenlow', picture: undefined },
          { title: undefined, picture: undefined },
        ]}
      />,
    );
    expect(screen.getByAltText('Logo of Corvane')).toBeInTheDocument();
    expect(screen.getByText('Wrenlow')).toBeVisible();
    expect(screen.getByText('No Title Available')).toBeVisible();
  });

  test('renders nothing without clients', () => {
    expect(show(<BrandLogos title="Our clients" clients={[]} />)).toBeEmptyDOMElement();
  });
});
