import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '@/lib/process-wide';

type Scope = { requestId: string };

export const requestScope = processWide(
  'request-scope',
  () => new AsyncLocalStorage<Scope | undefined>(),
);

/** undefined outside of an API request. */
export const currentRequestId = (): string | undefined => requestScope.getStore()?.requestId;
