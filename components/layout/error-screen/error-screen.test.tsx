import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorScreen } from './error-screen';

test('offers to try again and a way home, and names the error as the log does', async () => {
  const onRetry = jest.fn();
  const error = Object.assign(new Error('secret'), { digest: '4711' });
  render(<ErrorScreen error={error} onRetry={onRetry} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'This page could not be shown.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Back home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Reference 4711')).toBeVisible();
  expect(screen.queryByText(/secret/)).toBeNull();
});

test('says nothing of an error without a number', () => {
  render(<ErrorScreen error="thrown" onRetry={jest.fn()} />);
  expect(screen.queryByText(/Reference/)).toBeNull();
});
