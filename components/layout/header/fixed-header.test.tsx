import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FixedHeader } from './fixed-header-client';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('FixedHeader', () => {
  it.each([
    [0, false],
    [300, false],
    [301, true],
  ])('at a scroll position of %i px: fixed is %s', (y, fixed) => {
    render(<FixedHeader className="header">Menu</FixedHeader>);
    scrollTo(y);
    expect(screen.getByRole('banner').hasAttribute('data-fixed')).toBe(fixed);
  });

  it('waits for scripts in the HTML of the server', () => {
    expect(renderToString(<FixedHeader className="header">Menu</FixedHeader>)).toContain(
      'data-before-scripts="true"',
    );
  });
});
