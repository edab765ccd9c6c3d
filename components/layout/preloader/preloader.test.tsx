import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Preloader } from './preloader-client';

describe('Preloader', () => {
  it("is hidden in the server's HTML", () => {
    expect(renderToString(<Preloader />)).toContain('hidden=""');
  });

  it('shows for 200 ms after hydration', () => {
    jest.useFakeTimers();
    const { container } = render(<Preloader />);
    expect(container.firstChild).not.toHaveAttribute('hidden');
    jest.advanceTimersByTime(199);
    expect(container.firstChild).not.toHaveAttribute('hidden');
    jest.advanceTimersByTime(1);
    expect(container.firstChild).toHaveAttribute('hidden');
    jest.useRealTimers();
  });
});
