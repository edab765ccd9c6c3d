import { renderToStaticMarkup } from 'react-dom/server';
import { Reveal } from './reveal';
import { delayOf } from './reveal-observer';

describe('Reveal', () => {
  it('is visible without scripts', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(<Reveal>Words</Reveal>);
    expect(page.firstElementChild).toHaveAttribute('data-reveal', '1');
    expect(page.firstElementChild).not.toHaveAttribute('data-reveal-state');
    expect(page.firstElementChild).not.toHaveAttribute('style');
  });

  it('converts its delay into seconds, with none for the default', () => {
    expect([1, 2, 5, 0].map(delayOf)).toEqual([0, 0.2, 0.5, 0]);
  });
});
