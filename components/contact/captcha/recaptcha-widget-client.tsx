'use client';

import { useRef } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';

/** Has the provider judge the visitor. @returns a new token; null where it gave none */
export type TokenSource = () => Promise<string | null>;

type Props = {
  siteKey: string;
  onReady: (execute: TokenSource) => void;
  /** The script did not come. */
  onFailed: () => void;
};

/** Google's reCAPTCHA v2 as a badge in the form; it asks for a challenge only where it has doubts. */
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
