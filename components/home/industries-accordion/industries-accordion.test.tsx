import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { IndustriesAccordion } from './industries-accordion';

const industries = ['Oil and gas', 'Rail', 'Marine'].map((title) => ({
  title,
  text: `What we make for ${title}.`,
  facts: [{ name: 'Weight', value: '5 kg' }],
  picture: { src: `/media/host/${title}.jpg`, alt: `Picture of ${title}` },
}));
const accordion = <IndustriesAccordion title="Industries" industries={industries} />;

describe('IndustriesAccordion', () => {
  test('opens one industry at a time', () => {
    const items = [...show(accordion).querySelectorAll('details')];
    expect(screen.getByRole('heading', { level: 2, name: 'Industries' })).toBeVisible();
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(['Oil and gas', 'Rail', 'Marine']);
    expect(items.map((item) => item.open)).toEqual([true, false, false]);
    expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(
      new Set(['industries']),
    );
  });

  test('has each picture in its item, however many there are; that of the first lies below all', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...industries[0]!,
      title: `Industry ${index}`,
      picture: { src: `/media/host/${index}.jpg`, alt: `Picture ${index}` },
    }));
    const page = show(<IndustriesAccordion title="Industries" industries={many} />);
    const inside = [...page.querySelectorAll('details')].map((item) =>
      [...item.querySelectorAll('img')].map(({ alt }) => alt),
    );
    expect(inside).toEqual([[], ...many.slice(1).map(({ picture }) => [picture.alt])]);
    expect(page.querySelector('section > span img')).toHaveAttribute('alt', 'Picture 0');
  });

  test('leads to each of two industries of one name', () => {
    const rail = industries[1]!;
    const page = show(<IndustriesAccordion title="Industries" industries={[rail, rail]} />);
    const ids = [...page.querySelectorAll('details > [id]')].map(({ id }) => id);
    expect(ids).toEqual(['rail', 'part-2']);
  });

  test('renders nothing without industries', () => {
    const page = show(<IndustriesAccordion title="Industries" industries={[]} />);
    expect(page).toBeEmptyDOMElement();
  });
});
