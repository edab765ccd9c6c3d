import { act, render, screen } from '@testing-library/react';
import { notify } from './notify';
import { ToastRegion } from './toast-region-client';
import './toaster-client'; // compiled before a test waits for it

describe('notify', () => {
  it('creates the toast region with the first message', async () => {
    const { container } = render(
      <ToastRegion words={{ region: 'Notifications', dismiss: 'Dismiss' }} />,
    );
    expect(container).toBeEmptyDOMElement();
    act(() => notify.info('ℹ️ OTP already sent. Please check your email.'));
    expect(
      await screen.findByText('ℹ️ OTP already sent. Please check your email.'),
    ).toHaveAttribute('role', 'status');
  });

  it('announces errors assertively', async () => {
    render(<ToastRegion words={{ region: 'Notifications', dismiss: 'Dismiss' }} />);
    act(() => notify.error('❌ Please enter the OTP.', { duration: 5000 }));
    expect(await screen.findByText('❌ Please enter the OTP.')).toHaveRole('alert');
  });
});
