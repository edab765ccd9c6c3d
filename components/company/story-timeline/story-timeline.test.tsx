import { render, screen, within } from '@testing-library/react';
import { timeline } from '@/lib/demo-data/timeline';
import { StoryTimeline } from './story-timeline';

test('three entries, oldest first, each with its year', () => {
  render(<StoryTimeline entries={timeline} />);
  const entries = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(entries).toHaveLength(3);
  entries.forEach((entry, index) => {
    expect(entry).toHaveTextContent(timeline[index]!.year);
    expect(within(entry).getByRole('heading', { level: 3 })).toHaveTextContent(
      timeline[index]!.title,
    );
  });
});

test('without entries there is no section', () => {
  const { container } = render(<StoryTimeline entries={[]} />);
  expect(container).toBeEmptyDOMElement();
});
