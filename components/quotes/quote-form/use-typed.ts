'use client';

import { useState, type RefObject } from 'react';
import { draftOf, dropDraft, fieldsOf, keepDraft } from '@/lib/features/forms/drafts';
import type { QuoteValues } from '@/lib/features/quotes/part-rows';

/**
 * What the fields begin with, and the draft of what is typed since.
 * @param posted by a browser without scripts, and not taken
 */
export function useTyped(form: RefObject<HTMLFormElement | null>, posted: QuoteValues) {
  const [values, setValues] = useState(() => ({ ...posted, ...draftOf('quote')?.values }));
  return {
    values,
    keep: () => form.current && keepDraft('quote', { values: fieldsOf(form.current) }),
    /** Once it has arrived: the next request begins empty. */
    forget: () => {
      dropDraft('quote');
      setValues({});
    },
  };
}
