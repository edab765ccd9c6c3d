import { render } from '@testing-library/react';
import { WholeWords, withWholeWords } from './whole-words';
import { processorMs } from '@/contract/testing/processor-time';

const wholeIn = (page: Element) =>
  [...page.querySelectorAll('span')].map(({ textContent }) => textContent);

describe('WholeWords', () => {
  test.each([
    ['Bore 110 H7; ISO 1328-1 class 6', ['ISO\u00a01328-1']],
    ['EN ISO 683-3 and EN\u00a010204 3.1', ['EN\u00a0ISO\u00a0683-3']],
    ['Heat 2024-118', ['2024-118']],
    ['Closed-die, 0.5–65 kg in 3 weeks', ['Closed-die,', '0.5–65']],
    ['Rings of Ø\u00a0220–1,600\u00a0mm, 2–5.', ['220–1,600', '2–5.']],
    ['(open-die) or “ring-rolled”; both', ['(open-die)', '“ring-rolled”;']],
    ['Steel from scrap-based furnaces; end-plate', ['scrap-based', 'end-plate']],
    ['Größe: groß-klein', ['groß-klein']],
    ['hot-dip-galvanised and electro-hydraulic', []],
    ['18CrNiMo7-6 for a 24-storey frame, -die', ['18CrNiMo7-6', '24-storey']],
  ])('keeps the compounds of "%s" whole', (text, whole) => {
    const { container } = render(<WholeWords>{text}</WholeWords>);
    expect(wholeIn(container)).toEqual(whole);
    expect(container).toHaveTextContent(text.replaceAll('\u00a0', ' '));
  });

  test.each([
    ['Weld-neck flange, 8 in class 600', 'Weld-neck flange, 8_in class 600'],
    ['Pipe elbow, DN 200, 90 °', 'Pipe elbow, DN_200, 90_°'],
    ['Gear set, 1 : 2: ready', 'Gear set, 1_:_2: ready'],
    ['EN 10204 3.1 for Ø 860 and ± 0.2 mm', 'EN_10204_3.1 for Ø_860 and ±_0.2_mm'],
    ['1,600 × 3,000 mm, 42 kB', '1,600_× 3,000_mm, 42_kB'],
    ['9 per cent of 2025 in total', '9_per cent of 2025_in total'],
    ['Where 742 kilowatt-hours go: energy', 'Where 742 kilowatt-hours_go: energy'],
    ['64 blades · Ø 620 mm · 1.4923', '64 blades_· Ø_620_mm_· 1.4923'],
    ['12 months, 3 interns, 5 testers', '12 months, 3 interns, 5 testers'],
  ])('keeps the numbers of "%s" with what they belong to', (text, kept) => {
    const { container } = render(<WholeWords>{text}</WholeWords>);
    expect(container.textContent).toBe(kept.replaceAll('_', '\u00a0'));
  });
});

test.each([
  ['digits', '1'.repeat(100_000)],
  ['digits and commas', '1,'.repeat(50_000)],
  ['quotation marks', '“'.repeat(100_000)],
  ['hyphens', 'a-'.repeat(50_000)],
  ['capitals', 'DN '.repeat(30_000)],
])('a text of %s is read in no time', async (_, text) => {
  const ms = await processorMs(() => {
    expect(withWholeWords(`<p>${text}</p>`)).toContain(text.slice(0, 2));
  });
  // Twenty seconds where each sign begins a search to the end of the text.
  expect(ms).toBeLessThan(1_000);
});

describe('withWholeWords', () => {
  test('joins and wraps in text, and leaves attributes alone', () => {
    const page = document.createElement('div');
    page.innerHTML = withWholeWords(
      '<p>To <a href="/en-1-2" title="a > 5 kg, ISO 1-2">ISO 6892-1</a> &amp; EN 10228-3, as open-die, 5 kg</p>',
    );
    expect(wholeIn(page)).toEqual(['ISO\u00a06892-1', 'EN\u00a010228-3,', 'open-die,']);
    expect(page.querySelector('a')).toHaveAttribute('title', 'a > 5 kg, ISO 1-2');
    expect(page.textContent).toMatch(/^To ISO\u00a06892-1 & .* 5\u00a0kg$/);
  });
});
