import { render, screen, within } from '@testing-library/react';
import { StoryTimeline } from './story-timeline';

const heading = { title: 'Our story' };
const timeline = [
  { year: '1998', title: 'One hall' },
  { year: '2011', title: 'A second hall' },
];

describe('StoryTimeline', () => {
  test('shows the entries with their years, oldest first', () => {
    render(<StoryTimeline heading={heading} entries={timeline} />);
    const entries = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(entries).toHaveLength(2);
    entries.forEach((entry, index) => {
      expect(entry).toHaveTextContent(timeline[index]!.year);
      expect(within(entry).getByRole('heading', { level: 3 })).toHaveTextContent(
        timeline[index]!.title,
      );
    });
  });

  test('renders nothing without entries', () => {
    const { container } = render(<StoryTimeline heading={heading} entries={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
