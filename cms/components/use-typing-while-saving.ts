'use client';

import { useDocumentInfo, useFormProcessing } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';

const TEXT = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable]';

/** What a key leaves of the words that were typed; undefined for a key that writes nothing. */
function afterKey(words: string, event: KeyboardEvent, field: Element): string | undefined {
  // With AltGr, as for Polish letters, Windows says Ctrl, too.
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
  if (isShortcut || event.isComposing) return undefined;
  if (event.key === 'Backspace') return words.slice(0, -1);
  if (event.key === 'Enter' && field instanceof HTMLTextAreaElement) return `${words}\n`;
  return [...event.key].length === 1 ? words + event.key : undefined;
}

/**
 * Payload locks the fields while it saves, and browsers take the focus from what is locked: afterwards it goes
 * back, with what was typed meanwhile.
 */
export function useTypingWhileSaving(): void {
  const processing = useFormProcessing();
  // The form of a new item makes way for that of the saved one.
  const { isEditing } = useDocumentInfo();
  const typedIn = useRef<Element | null>(null);
  const words = useRef('');

  useLayoutEffect(() => {
    if (!processing) {
      const field = typedIn.current;
      typedIn.current = null;
      const putBack = () => {
        const active = document.activeElement;
        // Whoever has gone elsewhere meanwhile stays there.
        if (!(field instanceof HTMLElement) || (active !== field && active !== document.body))
          return;
        field.focus();
        // As if it were typed now: fields hear of it, and it can be undone.
        if (isEditing && words.current) document.execCommand('insertText', false, words.current);
      };
      // Texts with formats are unlocked after this.
      if (field?.hasAttribute('contenteditable')) setTimeout(putBack);
      else putBack();
      return;
    }
    const field = (typedIn.current = document.activeElement);
    words.current = '';
    if (!field?.matches(TEXT)) return;
    const keep = (event: KeyboardEvent) => {
      if (event.target !== document.body && event.target !== field) return;
      const now = afterKey(words.current, event, field);
      if (now === undefined) return;
      words.current = now;
      // The space bar would scroll.
      event.preventDefault();
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [processing, isEditing]);
}
