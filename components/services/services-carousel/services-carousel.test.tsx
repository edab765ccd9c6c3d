import { screen } from '@testing-library/react';
import { show } from '@/lib/testing/show';
import { ServicesCarousel } from './services-carousel';

const services = ['Forging', 'Rolling'].map((title) => ({
  id: undefined,
  title,
  picture: undefined,
  summary: undefined,
}));

describe('ServicesCarousel', () => {
  test('links each card to the single service and its pin to the map', () => {
    show(<ServicesCarousel services={services} />);
    for (const { title } of services) {
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', '/service-single');
      expect(screen.getByRole('link', { name: `${title}: where to find us` })).toHaveAttribute(
        'href',
        '/contact#map',
      );
    }
  });

  test('renders nothing for an empty list', () => {
    const page = show(<ServicesCarousel services={[]} />);
    expect(page).toBeEmptyDOMElement();
  });
});
