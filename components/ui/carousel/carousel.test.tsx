import { renderToStaticMarkup } from 'react-dom/server';
import { Carousel } from './carousel';
import { canLoop, slideProperties, type CarouselSettings } from './settings';

const services: CarouselSettings = {
  perView: { 0: 1.2, 575: 2, 992: 3, 1200: 4, 1440: 5 },
  gap: 30,
  speed: 1000,
  autoplay: 5000,
  loop: true,
  centered: true,
};

const markup = (count: number, controls?: 'none') => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <Carousel label="Our services" settings={services} controls={controls}>
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href={`/service-details/${index}`}>
          Service {index}
        </a>
      ))}
    </Carousel>,
  );
  return page;
};

describe('Carousel without scripts', () => {
  it('has carousel semantics with numbered slides', () => {
    const carousel = markup(9).querySelector('section');
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    expect(carousel).toHaveAccessibleName('Our services');
    const slides = carousel?.querySelectorAll('[aria-roledescription="slide"]');
    expect(slides).toHaveLength(9);
    expect(slides?.[1]).toHaveAccessibleName('2 of 9');
  });

  it('shows all slides and does not move', () => {
    const page = markup(9);
    expect(page.querySelector('[inert], [aria-live]')).toBeNull();
    expect(page.querySelector('[aria-label*="automatic"]')).toBeNull();
  });

  it('has controls before the slides, and arrows only with several slides', () => {
    const buttons = markup(9).querySelectorAll('button, a');
    expect([...buttons].slice(0, 3).map((button) => button.getAttribute('aria-label'))).toEqual([
      'Previous slide',
      'Next slide',
      null,
    ]);
    expect(markup(1).querySelector('button')).toBeNull();
    expect(markup(9, 'none').querySelector('button')).toBeNull();
  });
});

describe('slideProperties', () => {
  it('applies a number of slides to all larger widths', () => {
    expect(slideProperties({ perView: { 0: 1, 992: 3 }, gap: 30 })).toEqual({
      '--gap': '30px',
      '--per-0': '1',
      '--per-425': '1',
      '--per-575': '1',
      '--per-992': '3',
      '--per-1200': '3',
      '--per-1440': '3',
    });
  });
});

describe('canLoop', () => {
  it.each([
    [7, false],
    [8, true],
  ])('centred, five in view: %i slides → %s', (count, expected) => {
    expect(canLoop(services, count)).toBe(expected);
  });

  it.each([
    [4, false],
    [5, true],
  ])('four in view from the edge: %i slides → %s', (count, expected) => {
    expect(canLoop({ perView: { 0: 1, 1200: 4 }, loop: true }, count)).toBe(expected);
  });

  it('is false without the setting', () => {
    expect(canLoop({ perView: { 0: 1 } }, 9)).toBe(false);
  });
});
