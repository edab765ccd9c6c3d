'use client';

import { useEffect, useState, useRef } from 'react';

/**
 * A copy from a table or a text has a picture of itself among its types, as has a picture of this page; they are
 * no drawings. A copied file may have its name beside it as plain text.
 */
const hasFiles = (data: DataTransfer | null): boolean =>
  data !== null && data.types.includes('Files') && !data.types.includes('text/html');

/**
 * Takes files that are dropped anywhere on the page, or pasted. Text is left to the browser.
 * @returns whether files are held over the page just now
 */
export function useOfferedFiles(take: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const offer = (event: Event, data: DataTransfer | null) => {
      if (!hasFiles(data)) return;
      event.preventDefault();
      latest.current([...(data?.files ?? [])]);
    };
    document.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault(); // or the browser would open a dropped file in place of the page
        setIsOver(true);
      },
      { signal },
    );
    document.addEventListener(
      'dragleave',
      // Within the page it goes from one element to the next.
      ({ relatedTarget }) => relatedTarget ?? setIsOver(false),
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        setIsOver(false);
        offer(event, event.dataTransfer);
      },
      { signal },
    );
    document.addEventListener('paste', (event) => offer(event, event.clipboardData), { signal });
    return () => listeners.abort();
  }, []);
  return isOver;
}
