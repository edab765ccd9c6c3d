'use client';

import { useRef } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';

/** Runs the check. @returns a new token, or null if the provider gave none */
export type TokenSource = () => Promise<string | null>;

type Props = {
  siteKey: string;
  onReady: (execute: TokenSource) => void;
  /** The script failed to load. */
  onFailed: () => void;
};

/** Google's reCAPTCHA v2, invisible mode: it asks for a challenge only when in doubt. */
export default function RecaptchaWidget({ siteKey, onReady, onFailed }: Props) {
  const recaptcha = useRef<ReCAPTCHA>(null);
  const scriptLoaded = (script: { errored?: boolean } = {}) => {
    if (script.errored) return onFailed();
    onReady(async () => {
      recaptcha.current?.reset();
      return (await recaptcha.current?.executeAsync()) ?? null;
    });
  };
  return (
    <ReCAPTCHA
      ref={recaptcha}
      sitekey={siteKey}
      size="invisible"
      badge="inline"
      theme={matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'}
      asyncScriptOnLoad={scriptLoaded as () => void}
    />
  );
}
