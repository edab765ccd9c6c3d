import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { Excellence } from './excellence';

const items = ['Machined', 'Heated', 'Measured', 'Packed'].map((title, id) => ({
  id,
  title,
  text: undefined,
  picture: { src: `/media/host/${id}.jpg`, alt: `${title} part` },
}));
const skills = [
  { label: 'First-pass yield', percent: 80 },
  { label: 'On time', percent: 90 },
];

describe('Excellence', () => {
  test('shows the first three pictures and every bar', () => {
    show(<Excellence title="In figures" items={items} skills={skills} />);
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
      'Machined part',
      'Heated part',
      'Measured part',
    ]);
    expect(screen.getByText('80%')).toBeVisible();
    expect(screen.getByText('90%')).toBeVisible();
  });

  test('shows the bars without pictures', () => {
    show(<Excellence title="In figures" items={[]} skills={skills} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('On time')).toBeVisible();
  });

  test('renders nothing without pictures and bars', () => {
    expect(show(<Excellence title="In figures" items={[]} skills={[]} />)).toBeEmptyDOMElement();
  });
});
