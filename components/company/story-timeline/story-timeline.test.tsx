import { render, screen, within } from '@testing-library/react';
import { timeline } from '@/lib/demo-data/timeline';
import { StoryTimeline } from './story-timeline';

describe('StoryTimeline', () => {
  test('shows the entries with their years, oldest first', () => {
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

  test('renders nothing without entries', () => {
    const { container } = render(<StoryTimeline entries={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
