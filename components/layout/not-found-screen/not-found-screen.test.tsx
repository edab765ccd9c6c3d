import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NotFoundScreen } from './not-found-screen';

describe('NotFoundScreen', () => {
  it('says that the page does not exist and links home', () => {
    render(<NotFoundScreen />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page Not Found.');
    expect(screen.getByText('The page you are looking for was never existed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'BACK HOME' })).toHaveAttribute('href', '/');
    expect(document.querySelector('img')).toBeNull();
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
