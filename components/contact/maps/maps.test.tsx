import { screen, within } from '@testing-library/react';
import type { Place } from '@/lib/features/company/places';
import { show } from '@/testing/show';
import { Maps } from './maps';

const place: Place = {
  title: 'Head office',
  address: 'Forge House',
  region: 'North',
  openingHours: ['Mo-Fr 07:30-16:30', 'By appointment'],
  phone: { text: '+44 1', href: 'tel:+441' },
  email: { text: 'a@forge.example', href: 'mailto:a@forge.example' },
  position: { latitude: 53.4, longitude: -1.6 },
};
const bare = {
  ...place,
  title: 'Yard',
  address: 'Wharf Lane',
  openingHours: [],
  phone: undefined,
  email: undefined,
  position: undefined,
};

describe('Maps', () => {
  it('shows each place with its hours, phone and e-mail', () => {
    show(<Maps title="Where" places={[place, bare, { ...bare, title: 'Store' }]} />);
    const items = screen.getAllByRole('figure');
    expect(items).toHaveLength(3);
    expect(items[0]).toHaveTextContent('NorthHead officeForge House');
    expect(items[0]).toHaveTextContent('Monday to Friday, 07:30–16:30By appointment');
    expect(within(items[0]!).getByRole('link', { name: '+44 1' })).toBeVisible();
    expect(within(items[0]!).getByRole('link', { name: 'a@forge.example' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Store' })).toBeVisible();
  });

  it('leads to the position where it is known, else to the address', () => {
    show(<Maps title="Where" places={[place, bare]} />);
    const queries = screen
      .getAllByRole('link', { name: /^Show map/ })
      .map((link) => new URL(link.getAttribute('href')!).searchParams.get('query'));
    expect(queries).toEqual(['53.4,-1.6', 'Wharf Lane']);
  });

  it('has one plan of the company in place of a sheet for each place', () => {
    const plan = {
      picture: { src: '/media/host/plan.svg', alt: 'Plan of the works' },
      caption: 'Come in by the north gate',
    };
    const page = show(<Maps title="Where" places={[place, bare]} plan={plan} />);
    expect(screen.getByRole('img', { name: 'Plan of the works' })).toBeVisible();
    expect(screen.getByText('Come in by the north gate')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Show map/ })).toHaveLength(2);
    expect(page.querySelectorAll('svg[viewBox="0 0 640 400"]')).toHaveLength(0);
    show(<Maps title="Where" places={[place, bare]} />);
    expect(page.querySelectorAll('svg[viewBox="0 0 640 400"]')).toHaveLength(2);
  });

  it('is nothing without a place', () => {
    expect(show(<Maps title="Where" places={[]} />)).toBeEmptyDOMElement();
  });
});
