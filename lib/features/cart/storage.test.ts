import { parseCart } from './storage';

const line = {
  id: 1,
  title: 'Spur gear',
  quantity: 2,
  finalPrice: 1480,
  thumbnail: '/media/a.jpg',
};

describe('parseCart', () => {
  it.each([null, '', '{', 'null', '7', '"cart"', '{"id":1}'])(
    'reads %j as an empty cart',
    (junk) => {
      expect(parseCart(junk)).toEqual([]);
    },
  );

  it.each([
    ['null', null],
    ['a text', 'gear'],
    ['a list', []],
    ['an id that is text', { ...line, id: '1' }],
    ['a blank title', { ...line, title: ' ' }],
    ['no quantity', { ...line, quantity: 0 }],
    ['half a piece', { ...line, quantity: 1.5 }],
    ['a negative price', { ...line, finalPrice: -1 }],
    ['a price that is text', { ...line, finalPrice: '12' }],
  ])('drops %s and keeps the rest', (_, junk) => {
    expect(parseCart(JSON.stringify([junk, line]))).toEqual([line]);
  });

  it('keeps the language of a title', () => {
    expect(parseCart(JSON.stringify([{ ...line, lang: 'de-DE' }]))).toEqual([
      { ...line, lang: 'de-DE' },
    ]);
    expect(parseCart(JSON.stringify([{ ...line, lang: 7 }]))).toEqual([line]);
  });

  it('keeps each product once', () => {
    expect(parseCart(JSON.stringify([line, { ...line, quantity: 9 }]))).toEqual([line]);
  });

  it.each(['/media/host/a.jpg', '/pictures/products/ring.jpg'])(
    'keeps the picture %s',
    (thumbnail) => {
      expect(parseCart(JSON.stringify([{ ...line, thumbnail }]))).toEqual([{ ...line, thumbnail }]);
    },
  );

  it.each([
    '/api/certificate/document',
    '/picturesque/a.jpg',
    '/pictures/../api/certificate/document',
    '/media/%2e%2e/api/certificate/document',
    'https://elsewhere.example/a.jpg',
    '//elsewhere.example/a.jpg',
    'javascript:alert(1)',
    4,
  ])('keeps the line but not the picture %j', (thumbnail) => {
    expect(parseCart(JSON.stringify([{ ...line, thumbnail }]))).toEqual([
      { id: 1, title: 'Spur gear', quantity: 2, finalPrice: 1480 },
    ]);
  });
});
