'use client';

import { useRef, useState } from 'react';
import { draftOf, keepDraft } from '@/lib/features/forms/drafts';
import { chooseFiles, type RefusedFile } from '@/lib/features/quotes/chosen-files';

/** The files that a request will be sent with, and those that were not taken. */
export function useDrawings() {
  const [files, setFiles] = useState(() => draftOf('quote')?.files ?? []);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const latest = useRef(files);
  const turn = useRef(Promise.resolve());

  const keep = (next: readonly File[]) => {
    latest.current = next;
    setFiles(next);
    keepDraft('quote', { files: next });
  };

  /** One after the other: each begins with what the one before has left. */
  const inTurn = (change: () => Promise<void> | void): Promise<void> =>
    (turn.current = turn.current.then(change));

  return {
    files,
    refused,
    add: (added: readonly File[]) =>
      inTurn(async () => {
        const choice = await chooseFiles(latest.current, added);
        keep(choice.files);
        setRefused(choice.refused);
      }),
    remove: (file: File) => inTurn(() => keep(latest.current.filter((other) => other !== file))),
    clear: () =>
      inTurn(() => {
        keep([]);
        setRefused([]);
      }),
  };
}
