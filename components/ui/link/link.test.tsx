import { render, screen } from '@testing-library/react';
import { useParams, usePathname } from 'next/navigation';
import { Link } from './link-client';
import { usePath } from './use-address';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useParams: jest.fn(),
  usePathname: jest.fn(),
}));

const at = (language: string, pathname: string) => {
  jest.mocked(useParams).mockReturnValue({ language });
  jest.mocked(usePathname).mockReturnValue(pathname);
};

const Path = () => <p>{usePath()}</p>;

describe('a link', () => {
  it('leads to the page in the language of the one where it stands', () => {
    at('de', '/de/about');
    render(<Link href="/shop?category=gears#list">Shop</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/de/shop?category=gears#list');
  });

  it('leads in the main language to what it names', () => {
    at('main', '/about');
    render(<Link href="/shop">Shop</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/shop');
  });

  it('leads into another language where it says so', () => {
    at('de', '/de/about');
    render(
      <Link href="/about" hrefLang="en">
        About
      </Link>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '/about');
  });
});

describe('the path of a page', () => {
  it.each([
    ['main', '/about', '/about'],
    ['main', '/main/about', '/about'],
    ['main', '/main', '/'],
    ['main', '/mainspring', '/mainspring'],
    ['de', '/de', '/'],
    ['de', '/de/de', '/de'],
    ['de', '/de/about', '/about'],
  ])('in %s at %s is %s', (language, pathname, path) => {
    at(language, pathname);
    render(<Path />);
    expect(screen.getByText(path)).toBeVisible();
  });
});
