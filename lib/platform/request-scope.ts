import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from '@/lib/platform/global-singleton';

type Scope = { requestId: string };

export const requestScope = globalSingleton(
  'request-scope',
  () => new AsyncLocalStorage<Scope | undefined>(),
);

/** Undefined outside of an API request. */
export const currentRequestId = (): string | undefined => requestScope.getStore()?.requestId;
