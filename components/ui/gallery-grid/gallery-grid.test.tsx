import { renderToStaticMarkup } from 'react-dom/server';
import { GalleryGrid } from './gallery-grid';

const items = [
  { id: 1, title: 'Ring', picture: { src: '/media/x/ring.jpg', alt: 'Rolled ring' } },
  { id: 2, title: 'Lost' },
  { id: 3, picture: { src: '/media/x/shaft.jpg', alt: 'Stepped shaft' } },
];

const page = document.createElement('div');

beforeEach(() => {
  page.innerHTML = renderToStaticMarkup(<GalleryGrid label="Customer gallery" items={items} />);
});

describe('GalleryGrid', () => {
  it('links each picture to its file with its lightbox index', () => {
    const links = [...page.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/media/x/ring.jpg',
      '/media/x/shaft.jpg',
    ]);
    expect(links.map((link) => link.dataset.lightboxIndex)).toEqual(['0', '1']);
    expect(links[0]).toHaveAccessibleName('Rolled ring');
  });

  it('names a picture without words after its place', () => {
    const bare = items.map((item) => ({
      ...item,
      title: undefined,
      picture: item.picture && { ...item.picture, alt: '' },
    }));
    page.innerHTML = renderToStaticMarkup(<GalleryGrid label="Customer gallery" items={bare} />);
    expect(page.querySelectorAll('a')[1]).toHaveAccessibleName('Picture 2 of 2, Customer gallery');
  });

  it('names a captioned picture once', () => {
    const ring = { id: 1, title: 'Ring', picture: { src: '/media/x/ring.jpg', alt: '' } };
    page.innerHTML = renderToStaticMarkup(<GalleryGrid label="Rings" items={[ring]} captions />);
    expect(page.querySelector('a')).toHaveAccessibleName('Ring');
    page.innerHTML = renderToStaticMarkup(<GalleryGrid label="Rings" items={[ring]} />);
    expect(page.querySelector('a')).toHaveAccessibleName('Ring');
  });

  it('shows an item without a picture as no link', () => {
    expect(page.querySelectorAll('li')).toHaveLength(3);
  });

  it('shows captions if asked to', () => {
    expect(page).not.toHaveTextContent('Ring');
    const captioned = renderToStaticMarkup(
      <GalleryGrid label="Equipment" items={items} captions />,
    );
    expect(captioned).toContain('>Ring</span>');
  });

  it('shows in a corner of a picture the part that it is of', () => {
    const part = { src: '/media/x/hub.svg', alt: 'Drawing: the hub' };
    const parted = [{ ...items[0]!, part }, ...items.slice(1)];
    page.innerHTML = renderToStaticMarkup(<GalleryGrid label="Works" items={parted} captions />);
    expect([...page.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([
      'Rolled ring',
      'Drawing: the hub',
      'Stepped shaft',
    ]);
    expect(page.querySelector('a')).toHaveAttribute('href', '/media/x/ring.jpg');
  });

  it('says the figures of a picture in a line of their own, below its caption', () => {
    const figured = items.map((item) => ({ ...item, figures: '42CrMo4 · 185 kg' }));
    page.innerHTML = renderToStaticMarkup(<GalleryGrid label="Rings" items={figured} captions />);
    expect([...page.querySelectorAll('small')].map((line) => line.textContent)).toEqual([
      '42CrMo4\u00a0· 185\u00a0kg',
      '42CrMo4\u00a0· 185\u00a0kg',
    ]);
    page.innerHTML = renderToStaticMarkup(<GalleryGrid label="Rings" items={figured} />);
    expect(page).not.toHaveTextContent('42CrMo4');
  });
});
