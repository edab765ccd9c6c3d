import { screen } from '@testing-library/react';
import { industries } from '@/lib/demo-data/industries';
import { show } from '@/lib/testing/show';
import { IndustriesAccordion } from './industries-accordion';

describe('IndustriesAccordion', () => {
  test('opens one of five industries at a time', () => {
    const page = show(<IndustriesAccordion industries={industries} />);
    const items = [...page.querySelectorAll('details')];
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(['Mining', 'Oil and gas', 'Rail', 'Marine', 'Wind']);
    expect(items.map((item) => item.open)).toEqual([true, false, false, false, false]);
    expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(
      new Set(['industries']),
    );
  });

  test('has the pictures in the order of the items, as the CSS expects', () => {
    show(<IndustriesAccordion industries={industries} />);
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(
      industries.map(({ picture }) => picture.alt),
    );
  });
});
