import { withClaims, withOwnPictures } from './home-blocks';

const services = ['Forging', 'Rolling'].map((title) => ({
  id: undefined,
  title,
  picture: { src: `/media/${title}.jpg`, alt: title },
  summary: undefined,
}));
const drawing = { src: '/media/rolls.svg', alt: 'Drawing of the rolls' };

const facts = [
  { name: 'Rolling', value: '1,600 mm, no seam' },
  { name: 'Casting', value: 'Not here' },
];
const gallery = {
  type: 'gallery' as const,
  title: undefined,
  pictures: [
    { caption: 'Rolling', picture: drawing },
    { caption: undefined, picture: drawing },
  ],
};

describe('withClaims', () => {
  it('gives each service that the facts name its claim', () => {
    const claims = withClaims(services, facts).map(({ claim }) => claim);
    expect(claims).toEqual([undefined, '1,600 mm, no seam']);
  });

  it('leaves the services of a host without facts as they are', () => {
    expect(withClaims(services, [])).toEqual(services);
  });
});

describe('withOwnPictures', () => {
  it('replaces the picture of each service that a caption names', () => {
    const pictures = withOwnPictures(services, [gallery]).map(({ picture }) => picture);
    expect(pictures).toEqual([services[0]?.picture, drawing]);
  });

  it('leaves the services of a host without a gallery as they are', () => {
    expect(withOwnPictures(services, [])).toEqual(services);
  });
});
