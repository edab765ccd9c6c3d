import { render, screen } from '@testing-library/react';
import { Portrait } from './portrait';

const drawingOf = (name: string) => {
  const { container, unmount } = render(<Portrait name={name} />);
  const drawing = container.innerHTML;
  unmount();
  return drawing;
};

describe('Portrait', () => {
  test('draws the same portrait for the same name only', () => {
    const names = [
      'Owen Trevask',
      'Harriet Colborne',
      'Priya Ramsden',
      'Marek Lindholm',
      'Otto Trent',
    ];
    expect(drawingOf('Owen Trevask')).toBe(drawingOf('Owen Trevask'));
    expect(new Set(names.map(drawingOf)).size).toBe(names.length);
  });

  test('is decorative without a label', () => {
    const { container } = render(<Portrait name="Ada Holt" />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    render(<Portrait name="Ada Holt" label="Portrait of Ada Holt" />);
    expect(screen.getByRole('img', { name: 'Portrait of Ada Holt' })).toBeVisible();
  });
});
