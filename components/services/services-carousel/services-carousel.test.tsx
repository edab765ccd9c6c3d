import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { ServicesCarousel } from './services-carousel';

const services = ['Forging', 'Rolling'].map((title) => ({
  id: undefined,
  title,
  picture: undefined,
  summary: undefined,
}));

describe('ServicesCarousel', () => {
  test('links each card to the single service and its pin to the map', () => {
    show(<ServicesCarousel title="What we do" services={services} />);
    for (const { title } of services) {
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', '/service-single');
      expect(screen.getByRole('link', { name: `${title}: where to find us` })).toHaveAttribute(
        'href',
        '/contact#map',
      );
    }
  });

  test('names what stands on the way of a part, how far along, and its service', () => {
    const station = {
      ...{ name: 'Two band saws', distance: 40, temperature: 20 },
      ...{ secondTemperature: undefined, trace: undefined },
    };
    const saw = { ...services[0]!, title: 'Sawing', station };
    show(<ServicesCarousel title="The way" services={[services[1]!, saw]} />);
    const card = screen.getByRole('heading', { name: 'Two band saws' }).closest('article');
    expect(card).toHaveTextContent('02 40 m 20 °C');
    expect(card).toHaveAttribute('data-heat', 'cold');
    expect(card).toHaveTextContent('Sawing');
    expect(screen.getByRole('link', { name: 'Rolling' })).toBeVisible();
  });

  test.each([
    [24, 0],
    [25, 1],
  ])('shows 24 of %i services and has %i links to the list', (count, links) => {
    const many = Array.from({ length: count }, (_, id) => ({
      ...services[0]!,
      id,
      title: `No. ${id}`,
    }));
    show(<ServicesCarousel title="What we do" services={many} />);
    expect(screen.getAllByRole('article')).toHaveLength(24);
    expect(screen.queryAllByRole('link', { name: 'View All' })).toHaveLength(links);
  });

  test('renders nothing for an empty list', () => {
    const page = show(<ServicesCarousel title="What we do" services={[]} />);
    expect(page).toBeEmptyDOMElement();
  });
});
