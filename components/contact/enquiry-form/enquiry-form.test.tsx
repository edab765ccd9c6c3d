import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { postJson } from '@/lib/http/post-json';
import { EnquiryForm } from './enquiry-form-client';

jest.mock('@/lib/http/post-json', () => ({ postJson: jest.fn() }));
jest.mock('@/components/ui/toast/notify', () => ({ notify: { success: jest.fn() } }));
jest.mock('@/lib/wait', () => ({ wait: async () => undefined }));

const left = {
  typed: {
    name: 'Ada Holt',
    email: 'ada@',
    subject: 'Architecture',
    phone: '0114',
    message: 'Twelve rings, please.',
  },
  errors: { email: 'Please give an e-mail address that we can answer to.' },
  failure: 'Please give an e-mail address that we can answer to.',
};

const values = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')));

describe('EnquiryForm', () => {
  it('is empty after sending, whatever it was filled with', async () => {
    jest.mocked(postJson).mockResolvedValue({ ok: true, status: 200, errors: {} });
    render(
      <>
        <h2 id="heading">Write to us</h2>
        <EnquiryForm
          variant="consultation"
          labelledBy="heading"
          contactDetails={{}}
          initialState={left}
        />
      </>,
    );
    expect(values()).toMatchObject(left.typed);
    const email = screen.getByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'ada@example.com{Enter}');
    await screen.findByText('Your message has been sent successfully!');
    expect(postJson).toHaveBeenCalledWith(
      '/api/enquiries',
      expect.objectContaining({ ...left.typed, email: 'ada@example.com' }),
    );
    expect(values()).toEqual({
      name: '',
      email: '',
      subject: 'Road & Highway',
      phone: '',
      message: '',
      website: '',
    });
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });
});
