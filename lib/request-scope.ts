import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '@/lib/process-wide';

type Scope = { requestId: string };

/** What belongs to the request being answered, wherever the code that asks for it runs. */
export const requestScope = processWide(
  'request-scope',
  () => new AsyncLocalStorage<Scope | undefined>(),
);

/** The id of the API request being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => requestScope.getStore()?.requestId;
