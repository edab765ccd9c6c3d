import { render, screen } from '@testing-library/react';
import { sustainabilityPictures } from './pictures';
import { Sustainability } from './sustainability';

test('shows statement and text of the home page content', () => {
  render(
    <Sustainability
      content={{
        title: 'Less heat',
        subtitle: 'We count it.',
        description: '742 kWh a tonne.',
        html: '<p>Four furnaces replaced.</p>',
      }}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Less heat' })).toBeVisible();
  expect(screen.getByText('We count it.')).toBeVisible();
  expect(screen.getByText('742 kWh a tonne.')).toBeVisible();
  expect(screen.getByText('Four furnaces replaced.')).toBeVisible();
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
