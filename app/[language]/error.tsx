'use client';

import { ErrorScreen } from '@/components/layout/error-screen/error-screen';

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorScreen error={error} onRetry={retry} />;
}
