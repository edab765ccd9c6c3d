import { render, screen, within } from '@testing-library/react';
import { PageBanner } from './page-banner';

describe('PageBanner', () => {
  it("shows breadcrumbs that end with the page's h1", () => {
    render(<PageBanner title="Spur gear" breadcrumbs={['/shop']} />);
    const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumbs.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Home',
      'Shop',
      'Spur gear',
    ]);
    expect(breadcrumbs.getByText('Spur gear')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Spur gear');
  });

  it('labels its section', () => {
    render(
      <>
        <PageBanner title="Privacy" />
        <section aria-labelledby="page-title">What the site keeps</section>
      </>,
    );
    expect(screen.getByRole('region', { name: 'Privacy' })).toHaveTextContent(
      'What the site keeps',
    );
  });
});
