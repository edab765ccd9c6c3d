import { renderToStaticMarkup } from 'react-dom/server';
import { Carousel } from './carousel';
import { loopSets, slideProperties, type CarouselSettings } from './settings';

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

describe('Carousel with thumbnails', () => {
  it('has them in place of arrows, and says which slide is shown', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <Carousel
        label="Pictures"
        settings={{ perView: { 0: 1 } }}
        thumbnails={['Gear', 'Drawing'].map((name) => ({ name, picture: <i /> }))}
      >
        <p>Gear</p>
        <p>Drawing</p>
      </Carousel>,
    );
    const buttons = [...page.querySelectorAll('button')];
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Gear', 'Drawing']);
    expect(buttons[0]).toHaveAttribute('aria-current', 'true');
    expect(page).not.toHaveTextContent('01 / 02');
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

describe('loopSets', () => {
  it.each([
    [5, 0],
    [6, 2],
    [7, 2],
    [8, 1],
  ])('centred, five in view: %i slides stand in the track %i times', (count, sets) => {
    expect(loopSets(services, 5, count)).toBe(sets);
  });

  it.each([
    [1, 0],
    [2, 3],
    [3, 2],
    [5, 1],
  ])('centred, 1.3 in view: %i slides stand in the track %i times', (count, sets) => {
    expect(loopSets(services, 1.3, count)).toBe(sets);
  });

  it.each([
    [4, 0],
    [5, 1],
  ])('four in view from the edge: %i slides stand in the track %i times', (count, sets) => {
    expect(loopSets({ perView: { 0: 4 }, loop: true }, 4, count)).toBe(sets);
  });

  it('is 0 without the setting', () => {
    expect(loopSets({ perView: { 0: 1 } }, 1, 9)).toBe(0);
  });
});
