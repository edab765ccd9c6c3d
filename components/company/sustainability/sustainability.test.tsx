import { render, screen } from '@testing-library/react';
import { ownPictures, sustainabilityPictures } from './pictures';
import { Sustainability } from './sustainability';
import { trendOf } from './trend';
import { TrendChart } from './trend-chart';

test('shows figures, statement and text of the home page content', () => {
  render(
    <Sustainability
      content={{
        description: '742 kWh a tonne.',
        html: '<p>Four furnaces replaced.</p>',
      }}
      facts={[{ name: 'Water', value: '0.4 m³' }]}
    />,
  );
  expect(screen.getByText('0.4 m³')).toBeVisible();
  expect(screen.getByText('742 kWh a tonne.')).toBeVisible();
  expect(screen.getByText('Four furnaces replaced.')).toBeVisible();
});

const table = (rows: string[][]) => ({
  type: 'table' as const,
  title: 'All figures',
  head: ['Year', 'kWh a tonne'],
  rows,
});
const years = [
  ['2023', '1 010'],
  ['2024', '900'],
  ['2025', '742'],
];

describe('trendOf', () => {
  it('reads the first table of years and numbers', () => {
    const words = table([['Owner', 'Ada']]);
    expect(trendOf([words, table(years)], 'en-GB')?.points.map(({ value }) => value)).toEqual([
      1010, 900, 742,
    ]);
  });

  it.each([
    [['1.010', '980', '940'], 'de-DE', [1010, 980, 940]],
    [['1,5', '1,25', '1'], 'de-DE', [1.5, 1.25, 1]],
    [['1.5', '1.25', '1'], undefined, [1.5, 1.25, 1]],
  ])('reads %j as %s writes', (texts, locale, values) => {
    const rows = texts.map((text, index) => [String(2023 + index), text]);
    expect(trendOf([table(rows)], locale)?.points.map(({ value }) => value)).toEqual(values);
  });

  it.each([
    ['a number that the locale does not write', [...years, ['2026', '1.010,5']]],
    ['fewer than three rows', years.slice(1)],
    ['a row that is no number', [...years, ['2026', 'open']]],
    ['a row without a number', [...years, ['2026']]],
    ['three columns', years.map((row) => [...row, '1'])],
  ])('finds none in %s', (_, rows) => {
    expect(trendOf([table(rows)], 'en-GB')).toBeUndefined();
  });
});

test('the chart says first and last figure, and has all of them as a table', () => {
  render(<TrendChart {...trendOf([table(years)], 'en-GB')!} text="It fell." />);
  const name = 'kWh a tonne: 1 010 in 2023, 742 in 2025';
  expect(screen.getByRole('img', { name })).toBeVisible();
  expect(screen.getByText('It fell.')).toBeVisible();
  expect(screen.getByRole('table', { hidden: true })).toHaveTextContent('2024900');
});

describe('sustainabilityPictures', () => {
  const pictureOf = (name: number | string) => ({ src: `/media/host/${name}.jpg`, alt: '' });
  const item = (id: number) => ({
    id,
    title: `Picture ${id}`,
    text: undefined,
    picture: pictureOf(id),
  });
  const list = [item(1), item(2)];

  it("begin with the text's picture", () => {
    const pictures = sustainabilityPictures({ title: 'Less', image: pictureOf('own') }, list);
    expect(pictures.map(({ title }) => title)).toEqual(['Less', 'Picture 1', 'Picture 2']);
  });

  it('show none twice', () => {
    const pictures = sustainabilityPictures({ image: pictureOf(2) }, list);
    expect(pictures.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('are those of the list if the text has none', () => {
    expect(sustainabilityPictures(undefined, list)).toBe(list);
    expect(sustainabilityPictures()).toEqual([]);
  });
});

test("the page's own gallery is read with its captions", () => {
  const picture = { src: '/media/host/roof.jpg', alt: 'Roof' };
  const gallery = { type: 'gallery' as const, pictures: [{ picture, caption: 'Our own roof' }] };
  expect(ownPictures([table(years), gallery])).toEqual([
    { title: 'Our own roof', text: undefined, picture },
  ]);
  expect(ownPictures([table(years)])).toBeUndefined();
});
