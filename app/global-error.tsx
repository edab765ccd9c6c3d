'use client';

import { useState } from 'react';
import { ErrorScreen } from '@/components/layout/error-screen/error-screen';
import { failedWords } from '@/components/layout/error-screen/failed-words';
import './layers.css';
import './tokens.css';
import './base.css';
import './writing.css';

type Said = { lang: string; dir: string; letters?: string; failed?: string };

/** What the root layout has said of the language, before this replaces it. */
function said(): Said {
  if (typeof document === 'undefined') return { lang: 'en', dir: '' };
  const { lang, dir, dataset } = document.documentElement;
  return { lang: lang || 'en', dir, letters: dataset.letters, failed: dataset.failed };
}

/** Replaces the root layout, so it brings its own document and styles. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const [{ lang, dir, letters, failed }] = useState(said);
  return (
    <html lang={lang} dir={dir || undefined} data-letters={letters} data-failed={failed}>
      <body>
        <title>{failedWords(failed).documentTitle}</title>
        <ErrorScreen error={error} onRetry={retry} />
      </body>
    </html>
  );
}
