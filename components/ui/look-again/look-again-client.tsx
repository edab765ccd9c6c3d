'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

/** Fills the page, without a reload, once its content can be fetched. */
export function LookAgain() {
  const router = useRouter();

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    let timer: ReturnType<typeof setTimeout>;
    let delay = FIRST_MS;
    const look = async () => {
      const answer = document.hidden
        ? undefined
        : await fetch(window.location.href, { method: 'HEAD', signal }).catch(() => undefined);
      if (signal.aborted) return;
      if (answer?.ok) router.refresh();
      delay = Math.min(delay * 1.5, LONGEST_MS);
      timer = setTimeout(look, delay);
    };
    timer = setTimeout(look, delay);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [router]);

  return null;
}
