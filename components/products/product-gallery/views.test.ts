import { productWith } from '@/testing/products';
import { words } from '@/words/words';
import { productViews } from './views';

const english = words('en');
const drawing = (file: string) => ({ kind: 'drawing' as const, file });

describe('productViews', () => {
  it('shows the product, then those of its drawings that are pictures', () => {
    const documents = [drawing('/media/host/gear.pdf'), drawing('/media/host/gear.svg')];
    const [own, ...others] = productViews(productWith({ documents }), english);
    expect(own?.caption).toBe('Spur gear');
    expect(others).toEqual([
      { src: '/media/host/gear.svg', alt: 'Drawing of Spur gear', caption: 'Drawing' },
    ]);
  });

  it('shows at most three drawings', () => {
    const documents = ['a', 'b', 'c', 'd'].map((name) => drawing(`/media/host/${name}.svg`));
    expect(productViews(productWith({ picture: undefined, documents }), english)).toHaveLength(3);
  });

  it('is empty without pictures', () => {
    expect(productViews(productWith({ picture: undefined }), english)).toEqual([]);
    expect(productViews(productWith(), english)).toHaveLength(1);
  });
});
