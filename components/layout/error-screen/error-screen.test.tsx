import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { words } from '@/words/words';
import { failedAttribute } from './failed-words';
import { ErrorScreen } from './error-screen';

describe('ErrorScreen', () => {
  test('offers to retry, links home and shows the error id', async () => {
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

  test('speaks as the layout has written on the root element', () => {
    const { dataset } = document.documentElement;
    dataset.failed = failedAttribute(words('de').errors.failed);
    render(
      <ErrorScreen error={Object.assign(new Error(), { digest: '4711' })} onRetry={jest.fn()} />,
    );
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    expect(screen.getByText('Vorgang 4711')).toBeVisible();
    delete dataset.failed;
  });

  test('needs nothing from the layout in English', () =>
    expect(failedAttribute(words('en').errors.failed)).toBeUndefined());

  test('shows no id for an error without one', () => {
    render(<ErrorScreen error="thrown" onRetry={jest.fn()} />);
    expect(screen.queryByText(/Reference/)).toBeNull();
  });
});
