import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from '@/lib/global-singleton';

type Scope = { requestId: string };

/** What belongs to the request being answered, wherever the code that asks for it runs. */
export const requestScope = globalSingleton(
  'request-scope',
  () => new AsyncLocalStorage<Scope | undefined>(),
);

/** The id of the API request being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => requestScope.getStore()?.requestId;
