'use client';

import { ErrorScreen } from '@/components/layout/error-screen/error-screen';
import './layers.css';
import './tokens.css';
import './base.css';

/** Replaces the root layout, so it brings its own document and styles. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>This page could not be shown</title>
        <ErrorScreen error={error} onRetry={retry} />
      </body>
    </html>
  );
}
