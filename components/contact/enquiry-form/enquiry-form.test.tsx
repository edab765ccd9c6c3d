import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropDraft } from '@/lib/features/forms/drafts';
import { postJson } from '@/lib/platform/http/post-json';
import { notify } from '@/components/ui/toast/notify';
import { words } from '@/words/words';
import { EnquiryForm } from './enquiry-form-client';
import { enquiryFormWords } from './words';

const inEnglish = enquiryFormWords(words('en'));

jest.mock('@/lib/platform/http/post-json', () => ({ postJson: jest.fn() }));
jest.spyOn(notify, 'success').mockImplementation();
jest.mock('@/lib/platform/wait', () => ({ wait: async () => undefined }));

/** jsdom knows nothing of how a document was opened. */
const openedWith = (name: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ name }] });
beforeEach(() => openedWith('http://localhost/'));
afterEach(() => dropDraft('enquiry'));

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
  it('says what it is about, and sends that with the page and the campaign', async () => {
    jest.mocked(postJson).mockResolvedValue({ ok: true, status: 200, errors: {} });
    openedWith('http://localhost/?utm_source=mail&gclid=1');
    jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example:8443/?q=hook');
    render(
      <>
        <h2 id="heading">Write to us</h2>
        <EnquiryForm
          words={inEnglish}
          variant="contact"
          labelledBy="heading"
          contactDetails={{}}
          subject={{ about: 'product:15', title: 'Crane hook', href: '/shop-details/15' }}
          initialState={{ typed: { ...left.typed, email: 'ada@example.com' } }}
        />
      </>,
    );
    expect(screen.getByRole('link', { name: 'Crane hook' })).toHaveAttribute(
      'href',
      '/shop-details/15',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Submit Now' }));
    await screen.findByText('Your message has been sent successfully!');
    const [, sent] = jest.mocked(postJson).mock.lastCall!;
    expect(sent).toMatchObject({
      about: 'product:15',
      page: '/',
      referrer: 'search.example',
      utm_source: 'mail',
    });
    expect(sent).not.toHaveProperty('gclid');
  });

  it('is empty after sending, whatever it was filled with', async () => {
    jest.mocked(postJson).mockResolvedValue({ ok: true, status: 200, errors: {} });
    render(
      <>
        <h2 id="heading">Write to us</h2>
        <EnquiryForm
          words={inEnglish}
          variant="consultation"
          subjects={['Road & Highway', 'Architecture']}
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
      subject: '',
      phone: '',
      message: '',
      website: '',
    });
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  it('is sent again under its id until something in it is changed', async () => {
    const lost = jest.mocked(postJson).mockReset().mockRejectedValue(new Error('no answer'));
    const form = (
      <>
        <h2 id="heading">Write to us</h2>
        <EnquiryForm
          words={inEnglish}
          variant="contact"
          labelledBy="heading"
          contactDetails={{}}
          initialState={{ typed: { ...left.typed, email: 'ada@example.com' } }}
        />
      </>
    );
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit Now' }));
    const { unmount } = render(form);
    await send();
    await screen.findByText(words('en').errors.form.mayHaveArrived);
    await send();
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), ' By May.');
    await send();
    unmount();
    render(form);
    lost.mockResolvedValue({ ok: true, status: 200, errors: {} });
    await send();
    await screen.findByText('Your message has been sent successfully!');
    const [first, second, third, fourth] = lost.mock.calls.map(
      ([, body]) => (body as { request_id: string }).request_id,
    );
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).toBe(third);
  });

  it('has what was typed before the visitor went to another page', async () => {
    const form = (
      <>
        <h2 id="heading">Write to us</h2>
        <EnquiryForm words={inEnglish} variant="contact" labelledBy="heading" contactDetails={{}} />
      </>
    );
    const { unmount } = render(form);
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Twelve rings');
    unmount();
    render(form);
    expect(values()).toMatchObject({ message: 'Twelve rings', name: '' });
  });

  it('asks for no subject where the company has none', () => {
    render(
      <>
        <h2 id="heading">Write to us</h2>
        <EnquiryForm
          words={inEnglish}
          variant="consultation"
          labelledBy="heading"
          contactDetails={{}}
        />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Phone' })).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
