import { screen, within } from '@testing-library/react';
import { show } from '@/testing/show';
import { ServicesGrid } from './services-grid';
import { ServicesPlaceholder } from './services-placeholder';

const services = Array.from({ length: 8 }, (_, index) => ({
  id: index,
  title: `Service ${index + 1}`,
  picture: undefined,
  summary: undefined,
}));

describe('ServicesGrid', () => {
  test('links the first six to the services page', () => {
    show(<ServicesGrid title="Our Services" services={services} />);
    const cards = within(screen.getByRole('list')).getAllByRole('link');
    expect(cards.map((card) => card.textContent)).toEqual(
      services.slice(0, 6).map(({ title }) => title),
    );
    cards.forEach((card) => expect(card).toHaveAttribute('href', '/service'));
  });

  test('links "View All" to the services page', () => {
    show(<ServicesGrid title="Our Services" services={services} />);
    expect(screen.getByRole('heading', { name: 'Our Services' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/service');
  });

  test('shows placeholder cards below the heading', () => {
    show(<ServicesPlaceholder title="Our Services" />);
    expect(screen.getByRole('heading', { name: 'Our Services' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  test('renders nothing for an empty list', () => {
    const page = show(<ServicesGrid title="Our Services" services={[]} />);
    expect(page).toBeEmptyDOMElement();
  });
});
