import { PICTURE_WIDTHS, pictureFiles, widthsFor } from './picture-files';

describe('the widths of a picture', () => {
  test.each([
    ['64px', [64, 128, 256]],
    ['7rem', [128, 256, 384]],
    ['100vw', [540, 750, 1080, 1440, 1920, 2560]],
    ['(width < 992px) 100vw, 75rem', [540, 750, 1080, 1440, 1920]],
    ['(width < 768px) 50vw, (width < 992px) 33vw, 25vw', [256, 384, 540, 750, 1080]],
    ['(width >= 992px) 22vw, 44vw', [256, 384, 540, 750]],
    ['(width < 768px) 300vw, 100vw', [1080, 1440, 1920, 2560]],
    ['min(100vw, 576px)', [540, 750, 1080, 1440]],
  ])('%s', (sizes, widths) => {
    expect(widthsFor(sizes)).toEqual(widths);
  });

  test('end with the first that holds all of the original', () => {
    expect(widthsFor('100vw', 700)).toEqual([540, 750]);
    expect(widthsFor('100vw', 60)).toEqual([64]);
  });

  test('are refused for sizes in an unknown form', () => {
    expect(() => widthsFor('(max-width: 768px) 100vw, 50vw')).toThrow('sizes of a picture');
    expect(() => widthsFor('50%')).toThrow('50% is no length');
  });

  test('grow so that none is needless or missing', () => {
    const steps = PICTURE_WIDTHS.slice(1).map((width, index) => width / PICTURE_WIDTHS[index]!);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(1.3);
    expect(Math.max(...steps)).toBeLessThanOrEqual(2);
  });
});

describe('the files of a picture', () => {
  test('of a draft are the picture itself, which the optimizer could not ask for', () => {
    const src = '/api/preview/media/a/b.jpg';
    expect(pictureFiles({ src, sizes: '64px', quality: 60 })).toEqual({ src });
  });

  test('are named with address, width and quality', () => {
    expect(pictureFiles({ src: '/media/a/b c.jpg?v=1', sizes: '64px', quality: 60 })).toEqual({
      src: '/_next/image?url=%2Fmedia%2Fa%2Fb%20c.jpg%3Fv%3D1&w=256&q=60',
      srcSet: [64, 128, 256]
        .map((w) => `/_next/image?url=%2Fmedia%2Fa%2Fb%20c.jpg%3Fv%3D1&w=${w}&q=60 ${w}w`)
        .join(', '),
      sizes: '64px',
    });
  });

  test.each(['/media/a/logo.svg', '/media/a/logo.SVG?v=1'])(
    'leave a drawing as it is: %s',
    (src) => {
      expect(pictureFiles({ src, sizes: '64px', quality: 50 })).toEqual({ src });
    },
  );
});
