import { render, screen, within } from '@testing-library/react';
import { getPage } from '@/lib/pages/page';
import type { RoutePath } from '@/lib/pages/routes';
import { holdContent } from '@/testing/hold-content';
import { PageBanner } from './page-banner';

const pageAt = async (path: RoutePath) => (await getPage(path))!;
const picture = { src: '/media/host/shop.jpg', alt: 'The shop' };
const own = { path: '/shop', image: '/own.jpg', alt: 'Our own shop' };

describe('PageBanner', () => {
  it("shows breadcrumbs that end with the page's h1", async () => {
    render(<PageBanner page={await pageAt('/shop')} title="Spur gear" under={['/shop']} />);
    const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumbs.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Home',
      'Shop',
      'Spur gear',
    ]);
    expect(breadcrumbs.getByText('Spur gear')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Spur gear');
  });

  it('says the heading of the first section in place of a large name', async () => {
    const page = { ...(await pageAt('/shop')), facts: [{ name: 'Parts', value: '15' }] };
    render(<PageBanner page={page} statement={{ title: 'From stock', text: 'In a week.' }} />);
    const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(steps.getByRole('heading', { level: 1, name: 'Shop' })).toHaveAttribute(
      'id',
      'page-title',
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'page-statement');
    expect(screen.getByText('In a week.')).toBeVisible();
    expect(screen.getByText('15')).toBeVisible();
  });

  it('says the name of an item in large type, not what the page says of its list', async () => {
    const page = { ...(await pageAt('/blog')), statement: { title: 'Notes' } };
    render(<PageBanner page={page} title="How a ring is rolled" under={['/blog']} />);
    expect(screen.getByRole('heading', { level: 1, name: 'How a ring is rolled' })).toBeVisible();
    expect(screen.queryByText('Notes')).not.toBeInTheDocument();
  });

  it('has neither picture nor statement where it is slim', async () => {
    const page = { ...(await pageAt('/cart')), statement: { title: 'Nearly yours' } };
    render(<PageBanner page={page} picture={picture} slim />);
    expect(screen.getByRole('heading', { level: 1, name: page.name })).toBeVisible();
    expect(screen.queryByText('Nearly yours')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('is low where it has neither picture nor statement nor figures', async () => {
    const { container, rerender } = render(<PageBanner page={await pageAt('/privacy')} />);
    const rings = () => container.querySelector('header > svg');
    expect(rings()).toBeNull();
    const page = { ...(await pageAt('/privacy')), facts: [{ name: 'Cookies', value: '1' }] };
    rerender(<PageBanner page={page} />);
    expect(rings()).not.toBeNull();
    expect(screen.getByText('Cookies')).toBeVisible();
  });

  it('labels its section', async () => {
    const page = await pageAt('/privacy');
    render(
      <>
        <PageBanner page={page} />
        <section aria-labelledby="page-title">What the site keeps</section>
      </>,
    );
    expect(screen.getByRole('region', { name: 'Privacy' })).toHaveTextContent(
      'What the site keeps',
    );
  });

  it.each([
    ['its own where content has one', [own], picture, 'Our own shop'],
    ['the given one where content has none', [], picture, 'The shop'],
    ['none where it is to have none', [own], null, undefined],
  ])('has as its picture %s', async (_, pages, given, expected) => {
    await holdContent({ pages });
    render(<PageBanner page={await pageAt('/shop')} picture={given} />);
    expect(screen.queryByRole('img')?.getAttribute('alt')).toBe(expected);
  });
});
