import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { words } from '@/words/words';
import { useCaptcha } from './use-captcha';

jest.mock('./recaptcha-widget-client', () => {
  throw new Error('the file did not come');
});

function Form({ onToken }: { onToken: (token: string) => void }) {
  const captcha = { siteKey: 'key', size: 'invisible' } as const;
  const { widget, prepare, getToken } = useCaptcha(captcha, words('en').contact.captcha);
  return (
    <form onFocus={prepare}>
      <textarea aria-label="Message" />
      {widget}
      <button type="button" onClick={() => void getToken().then(onToken)} />
    </form>
  );
}

it('keeps the form and sends it without a token where the widget does not come', async () => {
  const onToken = jest.fn();
  render(<Form onToken={onToken} />);
  await userEvent.type(screen.getByLabelText('Message'), 'Two pages');
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Two pages');
  await userEvent.click(screen.getByRole('button'));
  expect(onToken).toHaveBeenCalledWith('');
});
