'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { focusFirstError } from '@/components/ui/field/focus-first-error';
import { notify } from '@/components/ui/toast/notify';
import { checkEnquiry } from '@/lib/features/enquiries/schema';
import { draftOf, dropDraft, fieldsOf, keepDraft, requestIdOf } from '@/lib/features/forms/drafts';
import { MIN_FILL_TIME } from '@/lib/features/forms/guard';
import { visitDetails } from '@/lib/features/enquiries/visit';
import { postJson, type Reply } from '@/lib/platform/http/post-json';
import type { FieldErrors } from '@/lib/platform/http/http-error';
import { say, sayEach } from '@/lib/platform/http/say';
import { wait } from '@/lib/platform/wait';
import type { EnquiryFormWords } from './words';

type State = {
  phase: 'idle' | 'submitting' | 'sent';
  errors: FieldErrors;
  failure?: string;
};

export type InitialFormState = {
  errors?: FieldErrors;
  failure?: string;
  typed?: Record<string, string>;
};

/**
 * Sends an enquiry form. The fields keep their values until it has arrived.
 * @param getToken gives a captcha token
 */
export function useEnquiry(
  speech: EnquiryFormWords['speech'],
  initialState: InitialFormState,
  getToken: () => Promise<string>,
) {
  const [state, setState] = useState<State>({
    phase: 'idle',
    errors: initialState.errors ?? {},
    failure: initialState.failure,
  });
  const [typed, setTyped] = useState(() => ({
    ...initialState.typed,
    ...draftOf('enquiry')?.values,
  }));
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  async function send(entries: Record<string, FormDataEntryValue>): Promise<Reply> {
    const recaptchaToken = await getToken();
    // Autofill is fast; wait instead of rejecting.
    await wait(Math.max(0, shownAt.current + MIN_FILL_TIME + 50 - performance.now()));
    const elapsed = Math.round(performance.now() - shownAt.current);
    return postJson('/api/enquiries', { ...entries, ...visitDetails(), recaptchaToken, elapsed });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.phase === 'submitting') return;
    const form = event.currentTarget;
    const entries = Object.fromEntries(new FormData(form));
    const { enquiry, errors: faults } = checkEnquiry(entries);
    if (faults) {
      const errors = sayEach(speech, faults);
      setState({ phase: 'idle', errors });
      return focusFirstError(form, errors);
    }
    setState({ phase: 'submitting', errors: {} });
    try {
      const request_id = requestIdOf('enquiry', enquiry, entries.request_id);
      const reply = await send({ ...entries, request_id });
      if (reply.ok) {
        dropDraft('enquiry');
        form.reset();
        setTyped({});
        setState({ phase: 'sent', errors: {} });
        return notify.success(say(speech, 'contact.sent'), { duration: 5000 });
      }
      setState({
        phase: 'idle',
        errors: reply.errors,
        failure: reply.message ?? say(speech, 'contact.notSent'),
      });
      focusFirstError(form, reply.errors);
    } catch {
      setState({ phase: 'idle', errors: {}, failure: say(speech, 'form.mayHaveArrived') });
    }
  }

  /** Of what is typed: it stays while the visitor is on other pages. */
  const keep = (form: HTMLFormElement) => keepDraft('enquiry', { values: fieldsOf(form) });

  function clearFieldError(name: string) {
    setState((now) => {
      if (!now.errors[name]) return now;
      const others = Object.entries(now.errors).filter(([field]) => field !== name);
      return { ...now, errors: Object.fromEntries(others) };
    });
  }

  return { ...state, typed, submit, keep, clearFieldError };
}
