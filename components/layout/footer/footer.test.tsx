import { render, screen, within } from '@testing-library/react';
import type { Product } from '@/lib/content/schemas/schemas';
import { footerGallery } from '@/lib/features/company/footer-gallery';
import type { Frame } from '@/lib/features/company/frame';
import { settingsWith } from '@/testing/settings';
import { Footer } from './footer';

const settings = settingsWith({
  phone: { text: '+44 114 496 0180', href: 'tel:+441144960180' },
  email: { text: 'office@forge.example', href: 'mailto:office@forge.example' },
  address: 'Works, Furnace Road',
  logo: '/media/a/logo.svg',
  footerLogo: '/media/a/footer-logo.svg',
  description: 'We forge.',
  copyright: '© Forge',
  hiddenPages: [],
  offices: [],
});

const bare: Frame = {
  places: [],
  hasMorePlaces: false,
  menus: { main: [], footer: [], more: [], legal: [] },
  socialLinks: [],
  portfolioFile: undefined,
  leaders: [],
  invitation: undefined,
  gallery: { pictures: [], hasMore: false },
  quoteLink: { href: '/contact', name: 'Contact Us', takesDrawings: false },
  language: undefined,
};

const product = (id: number, src?: string) =>
  ({ id, title: `Part ${id}`, picture: src && { src, alt: `Picture ${id}` } }) as Product;

const social = [
  'linkedin.com/company/a',
  'youtube.com/@a',
  'x.com/a',
  'forge.example/a',
  'fb.com/a',
];

const place = (title: string, address: string) => ({ title, address }) as Frame['places'][number];

const frame: Frame = {
  ...bare,
  places: [
    place('Head office', 'Forge House'),
    place('Mill', 'Rivermill Works'),
    place('Yard', 'Wharf Lane'),
  ],
  menus: {
    ...bare.menus,
    footer: [{ name: 'Home', href: '/' }],
    more: [{ name: 'FAQ', href: '/faq' }],
    legal: [
      { name: 'Imprint', href: '/p/imprint' },
      { name: 'Terms', href: 'https://group.example/terms' },
    ],
  },
  socialLinks: social.map((path) => ({ url: `https://www.${path}` })),
  leaders: [
    { name: 'Ada Holt', role: 'Director', image: '/media/a/ada.jpg', emails: [] },
    { name: 'Ben Rook', emails: [] },
  ],
  quoteLink: { href: '/quote', name: 'Request a Quote', takesDrawings: true },
  gallery: footerGallery([product(1, '/media/a/1.jpg'), product(2), product(3, '/media/a/3.jpg')]),
};

const renderFooter = () => render(<Footer settings={settings} frame={frame} />);

const hrefs = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('Footer', () => {
  it('shows the leaders and the phone number', () => {
    renderFooter();
    const banner = screen.getByRole('region', { name: 'get free consultation' });
    expect(within(banner).getByAltText('Ada Holt')).toBeInTheDocument();
    expect(within(banner).getByRole('img', { name: 'Ben Rook' })).toBeInTheDocument();
    expect(hrefs(banner)).toEqual(['/quote', '/contact', 'tel:+441144960180']);
  });

  it('shows every place under its own title, and the contact links', () => {
    renderFooter();
    const info = screen.getByRole('region', { name: 'Official Info' });
    expect(info).toHaveTextContent('Head officeForge HouseMillRivermill WorksYardWharf Lane');
    expect(hrefs(info)).toEqual([
      '/contact#map',
      'tel:+441144960180',
      'mailto:office@forge.example',
    ]);
  });

  it('leads to the places that it has no room for', () => {
    const { rerender } = render(<Footer settings={settings} frame={frame} />);
    const link = () =>
      within(screen.getByRole('region', { name: 'Official Info' })).getAllByRole('link')[0];
    expect(link()).toHaveTextContent('View Map');
    rerender(<Footer settings={settings} frame={{ ...frame, hasMorePlaces: true }} />);
    expect(link()).toHaveTextContent(/^Addresses and map$/);
    expect(link()).toHaveAttribute('href', '/contact#map');
  });

  it('has the menus of the host, the legal texts in its last line', () => {
    renderFooter();
    const menu = (name: string) => hrefs(screen.getByRole('navigation', { name }));
    expect(menu('Footer menu')).toEqual(['/']);
    expect(menu('More pages')).toEqual(['/faq']);
    expect(menu('Legal')).toEqual(['/p/imprint', 'https://group.example/terms']);
  });

  it('names the first four social links by their hosts', () => {
    renderFooter();
    const list = screen.getByRole('list', { name: 'Social media' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => within(link).getByRole('img').getAttribute('aria-label')),
    ).toEqual(['LinkedIn', 'YouTube', 'X', 'forge.example']);
  });

  it('links each product thumbnail to its picture', () => {
    renderFooter();
    const gallery = screen.getByRole('region', { name: 'Company Gallery' });
    expect(hrefs(gallery)).toEqual(['/media/a/1.jpg', '/media/a/3.jpg', '/shop']);
  });

  it('links to the shop for the products that its gallery leaves out', () => {
    const products = Array.from({ length: 16 }, (_, id) => product(id, `/media/a/${id}.jpg`));
    const galleryOf = (count: number) => {
      render(<Footer frame={{ ...bare, gallery: footerGallery(products.slice(0, count)) }} />);
      return hrefs(screen.getAllByRole('region', { name: 'Company Gallery' }).at(-1)!);
    };
    expect(galleryOf(15)).toHaveLength(15);
    expect(galleryOf(16).slice(14)).toEqual(['/media/a/14.jpg', '/shop']);
  });

  it('shows a shared picture for each of its products', () => {
    const fault = jest.spyOn(console, 'error');
    const picture = '/media/a/1.jpg';
    const gallery = footerGallery([product(1, picture), product(2, picture)]);
    render(<Footer frame={{ ...bare, gallery }} />);
    expect(hrefs(screen.getByRole('region', { name: 'Company Gallery' }))).toHaveLength(2);
    expect(fault).not.toHaveBeenCalled();
  });

  it('renders without any content', () => {
    render(<Footer frame={bare} />);
    expect(hrefs(screen.getByRole('region', { name: 'get free consultation' }))).toEqual([
      '/contact',
    ]);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'get free consultation' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Company Gallery' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Official Info' })).not.toBeInTheDocument();
  });
});
