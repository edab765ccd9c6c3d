'use client';

import { useRef } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';
import type { Captcha } from '@/lib/features/enquiries/captcha';

/** Runs the check. @returns a new token, or null if the provider gave none */
export type TokenSource = () => Promise<string | null>;

type Props = Captcha & {
  onReady: (execute: TokenSource) => void;
  /** The script failed to load. */
  onFailed: () => void;
};

/**
 * Google's reCAPTCHA v2: invisible, with a challenge only when in doubt, or a checkbox, whose token is
 * empty until the visitor has ticked it.
 */
export default function RecaptchaWidget({ siteKey, size, onReady, onFailed }: Props) {
  const recaptcha = useRef<ReCAPTCHA>(null);
  const execute = async () => {
    recaptcha.current?.reset();
    return (await recaptcha.current?.executeAsync()) ?? null;
  };
  const takeTicked = async () => {
    const token = recaptcha.current?.getValue() ?? null;
    recaptcha.current?.reset();
    return token;
  };
  const scriptLoaded = (script: { errored?: boolean } = {}) => {
    if (script.errored) return onFailed();
    onReady(size === 'invisible' ? execute : takeTicked);
  };
  return (
    <ReCAPTCHA
      ref={recaptcha}
      sitekey={siteKey}
      size={size}
      badge="inline"
      theme={matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'}
      asyncScriptOnLoad={scriptLoaded as () => void}
    />
  );
}
