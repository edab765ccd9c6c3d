'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { focusFirstError } from '@/components/ui/field/focus-first-error';
import { fieldsOf, requestIdOf } from '@/lib/features/forms/drafts';
import { MIN_FILL_TIME } from '@/lib/features/forms/guard';
import { visitDetails } from '@/lib/features/enquiries/visit';
import type { FieldErrors } from '@/lib/platform/http/http-error';
import { removeFromBasket } from '@/lib/features/quotes/basket';
import { basketStore } from '@/lib/features/quotes/basket-store';
import { unreadable } from '@/lib/features/quotes/chosen-files';
import { checkQuote } from '@/lib/features/quotes/quote-values';
import { uploadQuote } from '@/lib/features/quotes/upload';
import { say, sayEach } from '@/lib/platform/http/say';
import { wait } from '@/lib/platform/wait';
import type { QuoteFormWords } from './words';

type Speech = QuoteFormWords['speech'];

type State = {
  phase: 'idle' | 'sending' | 'sent';
  errors: FieldErrors;
  failure?: string;
  /** 0 to 1. */
  progress: number;
  /** Files that were not taken, each with the reason. */
  refused: string[];
};

const idle = (errors: FieldErrors = {}, failure?: string): State => ({
  phase: 'idle',
  progress: 0,
  refused: [],
  errors,
  failure,
});

/** Sends a request for a quote. Fields and files stay until it has arrived. */
export function useQuote(
  speech: Speech,
  initial: { errors?: FieldErrors; failure?: string },
  getToken: () => Promise<string>,
) {
  const [state, setState] = useState<State>(() => idle(initial.errors, initial.failure));
  const shownAt = useRef(0);
  const sending = useRef<AbortController>(undefined);
  /** Whether all of the request has left the browser. */
  const isUploaded = useRef(false);
  useEffect(() => {
    shownAt.current = performance.now();
    return () => sending.current?.abort();
  }, []);

  async function send(values: Record<string, string>, files: readonly File[], signal: AbortSignal) {
    const recaptchaToken = await getToken();
    // Autofill is fast; wait instead of rejecting.
    await wait(Math.max(0, shownAt.current + MIN_FILL_TIME + 50 - performance.now()));
    signal.throwIfAborted();
    const elapsed = String(Math.round(performance.now() - shownAt.current));
    const form = new FormData();
    const filledIn = [
      checkQuote(values).quote,
      files.map(({ name, size, lastModified }) => [name, size, lastModified]),
    ];
    const request_id = requestIdOf('quote', filledIn, values.request_id);
    const all = { ...values, ...visitDetails(), recaptchaToken, elapsed, request_id };
    for (const [name, value] of Object.entries(all)) form.append(name, value);
    // Behind the fields: the server passes them on as they come.
    for (const file of files) form.append('file', file, file.name);
    const onProgress = (progress: number) => {
      isUploaded.current = progress === 1;
      setState((now) => ({ ...now, progress }));
    };
    return uploadQuote(form, { onProgress, signal });
  }

  /** @param products that leave the basket once the request has arrived */
  async function submit(
    event: SubmitEvent<HTMLFormElement>,
    files: readonly File[],
    products: readonly (string | undefined)[],
  ) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const values = fieldsOf(form);
    const errors = errorsIn(speech, values, files);
    if (errors) {
      setState(idle(errors));
      return focusFirstError(form, errors);
    }
    setState({ ...idle(), phase: 'sending' });
    const abort = (sending.current = new AbortController());
    isUploaded.current = false;
    try {
      const reply = await send(values, files, abort.signal);
      if (reply.status === 200) {
        basketStore.change((lines) => removeFromBasket(lines, products));
        return setState({ ...idle(), phase: 'sent', refused: Object.values(reply.errors) });
      }
      setState(idle(reply.errors, reply.message ?? say(speech, 'quote.notSent')));
      focusFirstError(form, reply.errors);
    } catch {
      if (isUploaded.current) return setState(idle({}, say(speech, 'quote.mayHaveArrived')));
      if (abort.signal.aborted) return setState(idle({}, say(speech, 'quote.cancelled')));
      const changed = await unreadable(files);
      const errors: FieldErrors = changed
        ? { file: say(speech, { file: changed.name, reason: 'quote.changedFile' }) }
        : {};
      setState(idle(errors, say(speech, 'quote.notSent')));
    } finally {
      sending.current = undefined;
    }
  }

  function clearFieldError(name: string) {
    setState((now) => {
      if (!now.errors[name]) return now;
      const others = Object.entries(now.errors).filter(([field]) => field !== name);
      return { ...now, errors: Object.fromEntries(others) };
    });
  }

  const cancel = () => sending.current?.abort();
  const again = () => setState(idle());
  return { ...state, submit, cancel, again, clearFieldError };
}

function errorsIn(
  speech: Speech,
  values: Record<string, string>,
  files: readonly File[],
): FieldErrors | undefined {
  const { quote, errors } = checkQuote(values);
  if (errors) return sayEach(speech, errors);
  const isEmpty = quote.parts.length === 0 && files.length === 0;
  return isEmpty ? { file: say(speech, 'quote.nothingWanted') } : undefined;
}
