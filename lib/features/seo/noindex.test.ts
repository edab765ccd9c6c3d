import { isLeftOutOfSearch } from './noindex';

describe('isLeftOutOfSearch', () => {
  it.each([
    ['https://staging.forge.example', undefined, true],
    ['https://preview-12.forge.example', undefined, true],
    ['https://www.forge.example', undefined, false],
    ['https://testing-machines.example', undefined, false],
    ['https://test.example', 'off', false],
    ['https://www.forge.example', 'on', true],
  ] as const)('%s with NOINDEX=%s: %s', (SITE_URL, NOINDEX, leftOut) => {
    expect(isLeftOutOfSearch({ SITE_URL, NOINDEX })).toBe(leftOut);
  });
});
