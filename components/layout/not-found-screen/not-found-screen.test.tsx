import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { show } from '@/testing/show';
import { NotFoundScreen } from './not-found-screen';

describe('NotFoundScreen', () => {
  it('says that the page does not exist and links home', () => {
    render(<NotFoundScreen />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page Not Found.');
    expect(screen.getByText('The page you are looking for was never existed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'BACK HOME' })).toHaveAttribute('href', '/');
    expect(document.querySelector('img')).toBeNull();
  });

  it('offers other ways where there are any', () => {
    show(<NotFoundScreen />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('searchbox')).toBeNull();
    show(<NotFoundScreen ways={[{ href: '/shop', name: 'Products' }]} isSearched />);
    expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/shop');
    expect(screen.getByRole('searchbox').closest('form')).toHaveAttribute('action', '/search');
  });

  it('leads to the page in other languages, which say so, in place of saying that there is none', () => {
    const text = 'Diese Seite gibt es auch auf Deutsch.';
    const offer = { text, close: 'Schließen' };
    const german = { name: 'Deutsch', lang: 'de-DE', href: '/de/faq', isCurrent: false, offer };
    show(<NotFoundScreen elsewhere={[german]} />);
    const link = screen.getByRole('link', { name: text });
    expect(link).toHaveAttribute('href', '/de/faq');
    expect(link).toHaveAttribute('hreflang', 'de-DE');
    expect(link).toHaveAttribute('lang', 'de-DE');
    expect(screen.queryByText('The page you are looking for was never existed.')).toBeNull();
  });

  it('has the picture that content names', () => {
    render(<NotFoundScreen picture={{ src: '/media/a/hall.jpg', alt: 'A hall' }} />);
    expect(screen.getByAltText('')).toHaveAttribute('src', expect.stringContaining('hall.jpg'));
  });

  it.each([
    ['preloads it on the page itself', 'answer', 1],
    ['preloads nothing in reserve', 'reserve', 0],
  ] as const)('%s', (_, stands, preloads) => {
    const picture = { src: '/media/a/hall.jpg', alt: 'A hall' };
    const html = renderToString(<NotFoundScreen picture={picture} stands={stands} />);
    expect(html.match(/rel="preload" as="image"/g) ?? []).toHaveLength(preloads);
  });
});
