import { renderToStaticMarkup } from 'react-dom/server';
import { withoutTransitionMarks } from './transition-marks';

describe('withoutTransitionMarks', () => {
  it.each([
    ['<div vt-update="none">a</div>', '<div>a</div>'],
    [
      '<main id="a" vt-name="b" vt-update="none" vt-share="auto" class="c">',
      '<main id="a" class="c">',
    ],
    ['<img vt-update="none"/><p vt-update="none">', '<img/><p>'],
  ])('makes %s %s', (marked, plain) => expect(withoutTransitionMarks(marked)).toBe(plain));

  it('leaves texts and other attributes as they are', () => {
    const html = renderToStaticMarkup(<p title='a vt-update="none" b'>{'< vt-update="none"'}</p>);
    expect(withoutTransitionMarks(html)).toBe(html);
  });
});
