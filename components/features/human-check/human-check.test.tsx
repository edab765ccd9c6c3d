import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as React from 'react';
import { useState } from 'react';
import { useHumanCheck } from './use-human-check';

const recaptcha = { scripts: 0, loads: true, tokens: 0 };

jest.mock('react-google-recaptcha', () => {
  const { forwardRef, useEffect, useImperativeHandle } = jest.requireActual<typeof React>('react');
  return {
    __esModule: true,
    default: forwardRef(function Fake(
      { asyncScriptOnLoad }: { asyncScriptOnLoad: (script: object) => void },
      ref,
    ) {
      useImperativeHandle(ref, () => ({
        reset: () => undefined,
        executeAsync: async () => `token-${++recaptcha.tokens}`,
      }));
      useEffect(() => {
        recaptcha.scripts++;
        asyncScriptOnLoad({ loaded: recaptcha.loads, errored: !recaptcha.loads });
      }, [asyncScriptOnLoad]);
      return null;
    }),
  };
});
Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }) });

function Form({ siteKey }: { siteKey?: string }) {
  const { widget, prepare, getToken } = useHumanCheck(siteKey);
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

beforeEach(() => Object.assign(recaptcha, { scripts: 0, loads: true, tokens: 0 }));

it('loads nothing before the form is used, and gives a fresh token each time', async () => {
  render(<Form siteKey="key" />);
  expect(screen.getByText(/loads when you start to write/)).toBeVisible();
  expect(recaptcha.scripts).toBe(0);
  await userEvent.click(screen.getByLabelText('Name'));
  await waitFor(() => expect(recaptcha.scripts).toBe(1));
  expect(await send()).toBe('token: token-1');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('token: token-2')).toBeVisible();
});

it('lets everybody through whose script does not come', async () => {
  recaptcha.loads = false;
  render(<Form siteKey="key" />);
  await userEvent.click(screen.getByLabelText('Name'));
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(await send()).toBe('token: ');
});

it('is not there without a site key', async () => {
  render(<Form />);
  await userEvent.click(screen.getByLabelText('Name'));
  expect(await send()).toBe('token: ');
  expect(recaptcha.scripts).toBe(0);
});
