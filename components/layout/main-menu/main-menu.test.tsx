import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { notify } from '@/components/ui/toast/notify';
import { mainMenu } from '@/lib/pages/routes';
import { words } from '@/words/words';
import { currentItem } from './current-item';
import { MainMenu } from './main-menu';

jest.mock('next/navigation', () => ({ useParams: () => null, usePathname: jest.fn() }));

const menu = mainMenu.map((path) => ({ name: words('en').pages[path].name, href: path }));

const at = (pathname: string) => jest.mocked(usePathname).mockReturnValue(pathname);

/** jsdom has neither popovers nor media queries. */
function browser({ narrow }: { narrow: boolean }) {
  window.matchMedia = jest.fn((query: string) => ({
    matches: query.includes('<=') === narrow,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as unknown as typeof window.matchMedia;
  HTMLElement.prototype.hidePopover = jest.fn();
}

beforeEach(() => {
  browser({ narrow: true });
  at('/');
});
afterEach(() => jest.restoreAllMocks());

/** jsdom cannot follow a link. */
const stay = () =>
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });

const items = () => within(screen.getByRole('navigation', { name: 'Main menu', hidden: true }));

it('has the eight items in order', () => {
  render(<MainMenu items={menu} />);
  const links = items().getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/', 'Home'],
    ['/about', 'About Us'],
    ['/service', 'Services'],
    ['/clients', 'Our Clients'],
    ['/manufacture', 'Equipment'],
    ['/certificate', 'Certificate'],
    ['/portfolio', 'Portfolio'],
    ['/contact', 'Contact Us'],
  ]);
});

it('marks only the current page', () => {
  at('/clients');
  render(<MainMenu items={menu} />);
  const links = items().getAllByRole('link', { hidden: true });
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([
    items().getByRole('link', { name: 'Our Clients', hidden: true, current: 'page' }),
  ]);
});

it('closes on navigation', () => {
  const { rerender } = render(<MainMenu items={menu} />);
  jest.mocked(HTMLElement.prototype.hidePopover).mockClear();
  at('/about');
  rerender(<MainMenu items={menu} />);
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalledTimes(1);
});

it('closes on click, before the next page arrives', async () => {
  render(<MainMenu items={menu} />);
  jest.mocked(HTMLElement.prototype.hidePopover).mockClear();
  const item = items().getByRole('link', { name: 'Our Clients', hidden: true });
  stay();
  await act(() => userEvent.click(item));
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalledTimes(1);
});

it.each([
  ['/service', '/service', 'page'],
  ['/service', '/service-details/3', 'true'],
  ['/service', '/service/page/2', 'true'],
  ['/blog', '/blog-single/3', 'true'],
  ['/', '/about', undefined],
  ['/about', '/', undefined],
  ['/p/iso', '/p/iso-9001', undefined],
  ['/p/iso', '/p/iso/audits', 'true'],
  ['/shop/category/rings', '/shop/category/rings-large', undefined],
])('says of %s at %s: %s', (path, pathname, current) => {
  expect(currentItem(path, pathname)).toBe(current);
});

it('leads anywhere that the host wants', () => {
  at('/p/quality');
  const own = { name: 'Quality', href: '/p/quality' };
  const elsewhere = { name: 'Parts', href: 'https://shop.example/' };
  render(<MainMenu items={[own, elsewhere]} />);
  const links = items().getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([own.href, elsewhere.href]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
});

describe('Portfolio', () => {
  const click = () =>
    act(() => userEvent.click(items().getByRole('link', { name: 'Portfolio', hidden: true })));

  it('opens the file in a new tab on narrow screens', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    render(<MainMenu items={menu} portfolioFile="/media/a/portfolio.pdf" />);
    await click();
    expect(open).toHaveBeenCalledWith('/media/a/portfolio.pdf', '_blank', 'noopener');
  });

  it('reports a missing file in the page, as a toast and in the console', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(notify, 'error').mockImplementation();
    render(<MainMenu items={menu} />);
    await click();
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(
      'Portfolio file not available.',
    );
    expect(notify.error).toHaveBeenCalledWith('Portfolio file not available.');
    expect(warn).toHaveBeenCalledWith('Portfolio file not available');
  });

  it('says it anew with each click, so that screen readers do', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    render(<MainMenu items={menu} />);
    await click();
    const said = screen.getByRole('alert', { hidden: true }).firstChild;
    await click();
    expect(screen.getByRole('alert', { hidden: true }).firstChild).not.toBe(said);
  });

  it('is a plain link on wide screens', async () => {
    browser({ narrow: false });
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    render(<MainMenu items={menu} portfolioFile="/media/a/portfolio.pdf" />);
    stay();
    await click();
    expect(open).not.toHaveBeenCalled();
    expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement();
  });
});
