import { render } from '@testing-library/react';
import { WholeNumbers, withWholeNumbers } from './whole-numbers';

const wholeIn = (page: Element) =>
  [...page.querySelectorAll('span')].map(({ textContent }) => textContent);

describe('WholeNumbers', () => {
  test.each([
    ['Bore 110 H7; ISO 1328-1 class 6', ['ISO 1328-1']],
    ['EN ISO 683-3 and EN\u00a010204 3.1', ['EN ISO 683-3', 'EN\u00a010204']],
    ['Heat 2024-118', ['2024-118']],
    ['0.5–65 kg in 3 weeks, Closed-die', []],
  ])('keeps the numbers of "%s" on one line', (text, whole) => {
    const { container } = render(<WholeNumbers>{text}</WholeNumbers>);
    expect(wholeIn(container)).toEqual(whole);
    expect(container).toHaveTextContent(text.replaceAll('\u00a0', ' '));
  });
});

describe('withWholeNumbers', () => {
  test('wraps numbers in text, and leaves attributes alone', () => {
    const page = document.createElement('div');
    page.innerHTML = withWholeNumbers(
      '<p>To <a href="/en-1-2" title="a > ISO 1-2">ISO 6892-1</a> &amp; EN 10228-3</p>',
    );
    expect(wholeIn(page)).toEqual(['ISO 6892-1', 'EN 10228-3']);
    expect(page.querySelector('a')).toHaveAttribute('title', 'a > ISO 1-2');
    expect(page).toHaveTextContent('To ISO 6892-1 & EN 10228-3');
  });
});
