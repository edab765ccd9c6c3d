import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as React from 'react';
import { useState } from 'react';
import type { Captcha } from '@/lib/features/enquiries/captcha';
import { words } from '@/words/words';
import { useCaptcha } from './use-captcha';

const working = { scripts: 0, loads: true, loadsIn: 0, answers: true, tokens: 0, ticked: false };
const recaptcha = { ...working };

jest.mock('react-google-recaptcha', () => {
  const { forwardRef, useEffect, useImperativeHandle } = jest.requireActual<typeof React>('react');
  return {
    __esModule: true,
    default: forwardRef(function Fake(
      { asyncScriptOnLoad }: { asyncScriptOnLoad: (script: object) => void },
      ref,
    ) {
      useImperativeHandle(ref, () => ({
        reset: () => (recaptcha.ticked = false),
        getValue: () => (recaptcha.ticked ? `ticked-${++recaptcha.tokens}` : null),
        executeAsync: () =>
          recaptcha.answers
            ? Promise.resolve(`token-${++recaptcha.tokens}`)
            : new Promise(() => undefined),
      }));
      useEffect(() => {
        recaptcha.scripts++;
        const loaded = () =>
          asyncScriptOnLoad({ loaded: recaptcha.loads, errored: !recaptcha.loads });
        if (recaptcha.loadsIn) setTimeout(loaded, recaptcha.loadsIn);
        else loaded();
      }, [asyncScriptOnLoad]);
      return null;
    }),
  };
});
Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }) });

function Form({ captcha }: { captcha?: Captcha }) {
  const { widget, prepare, getToken } = useCaptcha(captcha, words('en').contact.captcha);
  const [token, setToken] = useState<string>();
  return (
    <form onFocus={prepare}>
      <input aria-label="Name" />
      {widget}
      <button type="button" onClick={async () => setToken(await getToken())}>
        Send
      </button>
      {token !== undefined && <output>token: {token}</output>}
    </form>
  );
}

const send = async () => {
  await userEvent.click(screen.getByRole('button'));
  return (await screen.findByRole('status')).textContent;
};

beforeEach(() => Object.assign(recaptcha, working));

const invisible: Captcha = { siteKey: 'key', size: 'invisible' };
const checkbox: Captcha = { siteKey: 'key', size: 'normal' };

describe('captcha', () => {
  it('loads nothing before use and gives a fresh token each time', async () => {
    render(<Form captcha={invisible} />);
    expect(screen.getByText(/loads when you start to write/)).toBeVisible();
    expect(recaptcha.scripts).toBe(0);
    await userEvent.click(screen.getByLabelText('Name'));
    await waitFor(() => expect(recaptcha.scripts).toBe(1));
    expect(await send()).toBe('token: token-1');
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('token: token-2')).toBeVisible();
  });

  it('gives an empty token if the script does not load', async () => {
    recaptcha.loads = false;
    render(<Form captcha={invisible} />);
    await userEvent.click(screen.getByLabelText('Name'));
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    expect(await send()).toBe('token: ');
  });

  it('gives an empty token as soon as the script fails', async () => {
    Object.assign(recaptcha, { loads: false, loadsIn: 300 });
    render(<Form captcha={invisible} />);
    await userEvent.click(screen.getByLabelText('Name'));
    expect(await send()).toBe('token: ');
  });

  it('gives the token of a ticked checkbox once', async () => {
    render(<Form captcha={checkbox} />);
    await userEvent.click(screen.getByLabelText('Name'));
    await waitFor(() => expect(recaptcha.scripts).toBeGreaterThan(0));
    recaptcha.ticked = true;
    expect(await send()).toBe('token: ticked-1');
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^token:$/));
  });

  it('renders nothing without a site key', async () => {
    render(<Form />);
    await userEvent.click(screen.getByLabelText('Name'));
    expect(await send()).toBe('token: ');
    expect(recaptcha.scripts).toBe(0);
  });

  it('gives an empty token after 10 s without a response', async () => {
    jest.useFakeTimers();
    recaptcha.answers = false;
    render(<Form captcha={invisible} />);
    fireEvent.focus(screen.getByLabelText('Name'));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(recaptcha.scripts).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button'));
    await act(() => jest.advanceTimersByTimeAsync(9_900));
    expect(screen.queryByRole('status')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('status')).toHaveTextContent('token:');
    jest.useRealTimers();
  });
});
