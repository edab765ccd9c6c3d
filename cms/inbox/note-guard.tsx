'use client';

import { useEffect, useState } from 'react';
import { useBackGuard } from '@/components/use-back-guard';

const QUESTION = 'A note is not saved. Leave without it?';

const unsavedForms = (except?: EventTarget | null): HTMLFormElement[] =>
  [...document.querySelectorAll<HTMLFormElement>('.inbox-form')].filter((form) => {
    const isChanged = [...form.elements].some(
      (field) =>
        (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) ||
        (field instanceof HTMLInputElement && field.checked !== field.defaultChecked),
    );
    return form !== except && isChanged;
  });

/** The notes are plain forms: asks before the page with one that is not saved is left. */
export function NoteGuard() {
  const [isUnsaved, setIsUnsaved] = useState(false);
  useBackGuard(isUnsaved, (leave) => {
    if (window.confirm(QUESTION)) leave();
  });
  useEffect(() => {
    let submitted: EventTarget | null = null;
    const submit = (event: SubmitEvent) => {
      // The page is loaded anew, and with it every other form.
      if (unsavedForms(event.target).length > 0 && !window.confirm(QUESTION))
        event.preventDefault();
      else submitted = event.target;
    };
    const unload = (event: BeforeUnloadEvent) => {
      if (!submitted && unsavedForms().length > 0) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a');
      if (!link || link.target === '_blank' || link.hasAttribute('download')) return;
      if (link.protocol === 'mailto:' || event.metaKey || event.ctrlKey) return;
      if (unsavedForms().length === 0 || window.confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const input = () => setIsUnsaved(unsavedForms().length > 0);
    // Somebody may have typed while the scripts were loading.
    input();
    document.addEventListener('input', input);
    document.addEventListener('submit', submit);
    window.addEventListener('beforeunload', unload);
    document.addEventListener('click', click, true);
    return () => {
      document.removeEventListener('input', input);
      document.removeEventListener('submit', submit);
      window.removeEventListener('beforeunload', unload);
      document.removeEventListener('click', click, true);
    };
  }, []);
  return null;
}
