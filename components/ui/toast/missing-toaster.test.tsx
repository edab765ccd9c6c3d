import { act, render, screen } from '@testing-library/react';
import { notify } from './notify';
import { ToastRegion } from './toast-region-client';

jest.mock('./toaster-client', () => {
  throw new Error('the file did not come');
});

it('says the text alone where the toaster does not come, and anew each time', async () => {
  render(
    <>
      <p>The page</p>
      <ToastRegion words={{ region: 'Notifications', dismiss: 'Dismiss' }} />
    </>,
  );
  await act(async () => notify.success('Add To Cart successfully'));
  const first = screen.getByRole('alert');
  expect(first).toHaveTextContent('Add To Cart successfully');
  await act(async () => notify.success('Add To Cart successfully'));
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(screen.getByText('The page')).toBeVisible();
});
