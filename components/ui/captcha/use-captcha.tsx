'use client';

import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Captcha } from '@/lib/features/enquiries/captcha';
import { wait } from '@/lib/platform/wait';
import { lazyOr } from '../lazy-or';
import { isChallengeShown } from './challenge';
import { CaptchaPlaceholder, type CaptchaWords } from './captcha-placeholder';
import type { TokenSource } from './recaptcha-widget-client';

const Widget = lazyOr(() => import('./recaptcha-widget-client'), NoWidget);

/** How long a submission waits for the script, and for a visitor who solves a challenge; ms. */
const LOAD_LIMIT = 10_000;
const CHALLENGE_LIMIT = 120_000;

/**
 * The captcha of a form; nothing is loaded before `prepare`.
 * @param captcha undefined: none
 * @returns the widget, and `getToken`: a fresh token each time (one use, two minutes), or an empty
 * one if the captcha failed, so that nobody is locked out by it
 */
export function useCaptcha(captcha: Captcha | undefined, words: CaptchaWords) {
  const [state, setState] = useState<'waiting' | 'loading' | 'ready' | 'failed'>('waiting');
  const source = useRef<TokenSource>(undefined);

  const prepare = useCallback(() => {
    if (captcha) setState((now) => (now === 'waiting' ? 'loading' : now));
  }, [captcha]);

  const onReady = useCallback((execute: TokenSource) => {
    source.current = execute;
    setState('ready');
  }, []);
  const onFailed = useCallback(() => {
    source.current = noToken;
    setState('failed');
  }, []);

  const getToken = async (): Promise<string> => {
    if (!captcha) return '';
    prepare();
    const token = passed(source);
    for (let waited = 0; waited < CHALLENGE_LIMIT; waited += LOAD_LIMIT) {
      const result = await Promise.race([token, wait(LOAD_LIMIT)]);
      if (typeof result === 'string') return result;
      if (!isChallengeShown()) break;
    }
    return '';
  };

  const widget = captcha && (
    <CaptchaPlaceholder text={state === 'ready' ? undefined : words[state]} size={captcha.size}>
      {state !== 'waiting' && (
        <Suspense>
          <Widget {...captcha} onReady={onReady} onFailed={onFailed} />
        </Suspense>
      )}
    </CaptchaPlaceholder>
  );
  return { widget, prepare, getToken };
}

const noToken: TokenSource = async () => null;

/** Waits for the script, then for the token. A provider error gives an empty one. */
async function passed(source: { current: TokenSource | undefined }): Promise<string> {
  for (let waited = 0; !source.current && waited < LOAD_LIMIT; waited += 100) await wait(100);
  return (await source.current?.().catch(() => '')) ?? '';
}

function NoWidget({ onFailed }: { onFailed: () => void }) {
  useEffect(onFailed, [onFailed]);
  return null;
}
