import { render, screen } from '@testing-library/react';
import { ClientGrid } from './client-grid';

const clients = [
  { title: 'Vellmoor Rail', picture: { src: '/media/host/v.svg', alt: 'Logo of Vellmoor Rail' } },
  { title: 'Wrenlow Engineering', figures: 'Bolts, UK, since 2020', picture: undefined },
  { title: undefined, picture: undefined },
];

describe('ClientGrid', () => {
  test('shows the logo, else the title, else the prescribed text', () => {
    render(<ClientGrid title="They build on us" text="For years." clients={clients} />);
    expect(screen.getByRole('heading', { level: 2, name: 'They build on us' })).toBeVisible();
    expect(screen.getByText('For years.')).toBeVisible();
    expect(screen.getByAltText('Logo of Vellmoor Rail')).toBeInTheDocument();
    expect(screen.getByText('Wrenlow Engineering')).toBeVisible();
    expect(screen.getByText('Bolts, UK, since 2020')).toBeVisible();
    expect(screen.getByText('No Title Available')).toBeVisible();
  });

  test('names a logo after its client, or after its place', () => {
    const picture = { src: '/media/host/v.svg', alt: '' };
    const bare = [
      { title: 'Vellmoor Rail', picture },
      { title: undefined, picture },
    ];
    render(<ClientGrid title="They build on us" clients={bare} />);
    expect(screen.getAllByRole('img').map((logo) => logo.getAttribute('alt'))).toEqual([
      'Vellmoor Rail',
      'Client 2 of 2',
    ]);
  });
});
