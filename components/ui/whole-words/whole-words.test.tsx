import { render } from '@testing-library/react';
import { WholeWords, withWholeWords } from './whole-words';

const wholeIn = (page: Element) =>
  [...page.querySelectorAll('span')].map(({ textContent }) => textContent);

describe('WholeWords', () => {
  test.each([
    ['Bore 110 H7; ISO 1328-1 class 6', ['ISO 1328-1']],
    ['EN ISO 683-3 and EN\u00a010204 3.1', ['EN ISO 683-3', 'EN\u00a010204']],
    ['Heat 2024-118', ['2024-118']],
    ['Closed-die, 0.5–65 kg in 3 weeks', ['Closed-die']],
    ['Steel from scrap-based furnaces; end-plate', ['scrap-based', 'end-plate']],
    ['Größe: groß-klein', ['groß-klein']],
    ['hot-dip-galvanised and electro-hydraulic', []],
    ['18CrNiMo7-6 for a 24-storey frame, -die', ['18CrNiMo7-6', '24-storey']],
  ])('keeps "%s" whole', (text, whole) => {
    const { container } = render(<WholeWords>{text}</WholeWords>);
    expect(wholeIn(container)).toEqual(whole);
    expect(container).toHaveTextContent(text.replaceAll('\u00a0', ' '));
  });
});

describe('withWholeWords', () => {
  test('wraps them in text, and leaves attributes alone', () => {
    const page = document.createElement('div');
    page.innerHTML = withWholeWords(
      '<p>To <a href="/en-1-2" title="a > ISO 1-2">ISO 6892-1</a> &amp; EN 10228-3, as open-die</p>',
    );
    expect(wholeIn(page)).toEqual(['ISO 6892-1', 'EN 10228-3', 'open-die']);
    expect(page.querySelector('a')).toHaveAttribute('title', 'a > ISO 1-2');
    expect(page).toHaveTextContent('To ISO 6892-1 & EN 10228-3, as open-die');
  });
});
