import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { phonePictures } from '@/lib/delivery/cache/warm-pictures';
import { show } from '@/testing/show';
import { Photo } from './photo';

const picture = { src: '/media/host/press.jpg', alt: 'Press' };
describe('Photo', () => {
  test('shows the initial of the title without a picture', () => {
    const page = show(<Photo title="valve body" sizes="100vw" />);
    expect(page).toHaveTextContent('V');
    expect(page.querySelector('img')).toBeNull();
  });

  test('gives phones the portrait and preloads neither', () => {
    const page = show(
      <Photo
        picture={{ ...picture, portrait: '/media/host/tall.jpg' }}
        sizes="100vw"
        priority
        upright
      />,
    );
    const source = page.querySelector('picture > source');
    expect(source).toHaveAttribute('media', '(width < 575px)');
    expect(source?.getAttribute('srcset')).toContain(encodeURIComponent('/media/host/tall.jpg'));
    expect(page.querySelector('picture > img')).toHaveAttribute('loading', 'eager');
    expect(page.querySelector('link[rel=preload]')).toBeNull();
  });

  test.each([
    ['gives its picture', undefined, '/media/host/press.jpg'],
    ['gives phones the portrait', '/media/host/tall.jpg', '/media/host/tall.jpg'],
  ])('on the first screen %s, made ahead', (_, portrait, made) => {
    const html = renderToStaticMarkup(
      <Photo picture={{ ...picture, portrait }} sizes="100vw" priority upright />,
    );
    const pictures = phonePictures(html).map((url) => new URL(url, 'http://site').searchParams);
    expect(pictures.map((query) => [query.get('url'), query.get('w')])).toEqual([
      [made, '750'],
      [made, '1080'],
    ]);
    const later = <Photo picture={picture} sizes="100vw" />;
    expect(phonePictures(renderToStaticMarkup(later))).toEqual([]);
  });

  test('replaces the element when the picture changes', () => {
    const { container, rerender } = render(<Photo picture={picture} sizes="100vw" />);
    const before = container.querySelector('img');
    rerender(<Photo picture={{ src: '/media/host/gear.jpg', alt: 'Gear' }} sizes="100vw" />);
    expect(before).not.toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('alt', 'Gear');
  });
});
