import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/toast/notify';
import { formatsOf } from '@/words/formats';
import { words } from '@/words/words';
import { UnlockSteps } from './certificate-unlock-client';
import { readStep, removeStep, writeStep } from './step-record';
import { unlockWords } from './words';

const inEnglish = unlockWords(words('en'));

jest.spyOn(notify, 'success').mockImplementation();
jest.spyOn(notify, 'info').mockImplementation();

const MINUTE = 60_000;
const said = { duration: 5000, place: 'certificate' };
const alreadySent = 'ℹ️ OTP already sent. Please check your email.';

const nothing = { step: 'request', expired: false, certificateVisibility: 0 };
const codeOut = { step: 'code', age: 5 * MINUTE, expired: false, certificateVisibility: 1 };

/** What the site answers, by the last segment of the path; a promise comes late. */
let answers: Record<string, object | Promise<object>>;
let asked: string[];

beforeEach(() => {
  answers = { 'check-visibility': nothing };
  asked = [];
  window.fetch = jest.fn(async (path: string) => {
    const name = path.split('/').at(-1) ?? '';
    asked.push(name);
    const body = await (answers[name] ?? {});
    return { ok: true, status: 200, json: async () => body } as Response;
  }) as unknown as typeof fetch;
});
afterEach(() => {
  removeStep();
  jest.clearAllMocks();
});

function later() {
  let answer: (body: object) => void = () => undefined;
  answers['check-visibility'] = new Promise((resolve) => {
    answer = resolve;
  });
  return (body: object) => act(async () => answer(body));
}

it('shows what the site says of a mail that may be late', async () => {
  const message = `${inEnglish.notices.sent} The mail may take some minutes.`;
  answers.request = { status: 200, message };
  render(<UnlockSteps formats={formatsOf()} words={inEnglish} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
  expect(await screen.findByText(/The mail may take some minutes/)).toBeVisible();
  expect(notify.success).toHaveBeenCalledWith(message, said);
});

describe('without a record of the step', () => {
  it("checks once and continues at the session's step", async () => {
    answers['check-visibility'] = codeOut;
    render(<UnlockSteps formats={formatsOf()} words={inEnglish} />);
    expect(await screen.findByRole('textbox', { name: 'OTP' })).not.toHaveFocus();
    expect(notify.info).toHaveBeenCalledWith(alreadySent, said);
    expect(asked).toEqual(['check-visibility']);
    expect(readStep()?.step).toBe('code');
    const age = Date.now() - (readStep()?.requestedAt ?? 0);
    expect(Math.abs(age - codeOut.age)).toBeLessThan(1_000);
  });

  it.each([
    ['no request', nothing],
    ['a request whose time is over', { ...nothing, expired: true }],
    ['a code that is worth nothing', { ...codeOut, certificateVisibility: 0 }],
  ])('ignores %s', async (_, answer) => {
    const come = later();
    render(<UnlockSteps formats={formatsOf()} words={inEnglish} />);
    await come(answer);
    expect(asked).toEqual(['check-visibility']);
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeVisible();
    expect(notify.info).not.toHaveBeenCalled();
  });

  it('keeps the form while it holds typed values', async () => {
    const come = later();
    render(<UnlockSteps formats={formatsOf()} words={inEnglish} />);
    const email = screen.getByRole('textbox', { name: /Email/ });
    await userEvent.type(email, 'a');
    await come(codeOut);
    expect(email).toHaveFocus();
    expect(notify.info).not.toHaveBeenCalled();
  });

  it('moves the focus with the step', async () => {
    const come = later();
    render(<UnlockSteps formats={formatsOf()} words={inEnglish} />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Phone' }));
    await come(codeOut);
    expect(screen.getByRole('textbox', { name: 'OTP' })).toHaveFocus();
  });
});

it('ignores a response that the visitor has overtaken', async () => {
  writeStep({ step: 'code', requestedAt: Date.now() });
  const come = later();
  render(<UnlockSteps formats={formatsOf()} words={inEnglish} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'OTP' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm OTP' }));
  expect(await screen.findByTitle('Unlocked certificate')).toBeVisible();
  await come(codeOut);
  expect(screen.getByTitle('Unlocked certificate')).toBeVisible();
});

it("does not depend on the server's clock", async () => {
  jest.useFakeTimers({ now: Date.now() + 30 * MINUTE, advanceTimers: true });
  answers['check-visibility'] = codeOut;
  render(
    <UnlockSteps
      formats={formatsOf()}
      words={inEnglish}
      initialState={{ step: 'code', age: 5 * MINUTE }}
    />,
  );
  await act(() => jest.advanceTimersByTimeAsync(14 * MINUTE));
  expect(screen.getByRole('textbox', { name: 'OTP' })).toBeVisible();
  expect(asked).toEqual(['check-visibility']);
  await act(() => jest.advanceTimersByTimeAsync(2 * MINUTE));
  expect(notify.info).toHaveBeenCalledWith('ℹ️ OTP expired. Please request again.', said);
  expect(asked).toEqual(['check-visibility', 'reset']);
  jest.useRealTimers();
});

it.each([
  ['begins anew 3 seconds after 20 minutes are over', false, 1],
  ['does not reload the page that the visitor has gone on to', true, 0],
])('%s', async (_, leaves, reloads) => {
  // What jsdom says of a reload.
  const reload = jest.spyOn(console, 'error').mockImplementation();
  jest.useFakeTimers();
  writeStep({ step: 'document', requestedAt: Date.now() });
  answers['check-visibility'] = { ...codeOut, step: 'document', age: 0 };
  const { unmount } = render(<UnlockSteps formats={formatsOf()} words={inEnglish} />);
  await act(() => jest.advanceTimersByTimeAsync(21 * MINUTE));
  expect(screen.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  if (leaves) unmount();
  expect(reload).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(reload).toHaveBeenCalledTimes(reloads);
  jest.useRealTimers();
  reload.mockRestore();
});

it.each([
  ['code', 'Request a new code'],
  ['document', 'Lock again'],
] as const)('from the %s, "%s" returns to the first field and says so', async (step, name) => {
  writeStep({ step, requestedAt: Date.now() });
  answers['check-visibility'] = { ...codeOut, step };
  render(<UnlockSteps formats={formatsOf()} words={inEnglish} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('textbox', { name: 'Phone' })).toHaveFocus();
  expect(notify.success).toHaveBeenCalledWith('You can request a new code.', said);
});

it.each([
  ['request', /Request a code/],
  ['code', /Enter the code/],
  ['document', /Read the document/],
] as const)('marks only "%s" as the current step', async (step, name) => {
  if (step !== 'request') writeStep({ step, requestedAt: Date.now() });
  answers['check-visibility'] = step === 'request' ? nothing : { ...codeOut, step };
  render(<UnlockSteps formats={formatsOf()} words={inEnglish} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(name);
});

it('sends a request once, however often its button is clicked', async () => {
  let answer: (body: object) => void = () => undefined;
  answers.request = new Promise((resolve) => (answer = resolve));
  render(<UnlockSteps formats={formatsOf()} words={inEnglish} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@engines.example');
  const form = screen.getByRole('form', { name: 'Request a code' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(asked).toEqual(['check-visibility', 'request']);
  await act(async () => answer({}));
  expect(screen.getByRole('textbox', { name: 'OTP' })).toBeVisible();
});

it('stops its timers after unmounting', async () => {
  jest.useFakeTimers();
  writeStep({ step: 'code', requestedAt: Date.now() });
  answers['check-visibility'] = { ...codeOut, age: 0 };
  const { unmount } = render(<UnlockSteps formats={formatsOf()} words={inEnglish} />);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(21 * MINUTE));
  expect(asked).toEqual(['check-visibility']);
  expect(notify.info).not.toHaveBeenCalledWith('ℹ️ OTP expired. Please request again.', said);
  jest.useRealTimers();
});
