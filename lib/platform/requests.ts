import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from './global-singleton';

/** What the code that answers a request knows of it, however deep it is called. */
type Scope = {
  /** Of a request to the API. */
  requestId?: string;
  /** Get those of all content that is rendered. */
  tags?: Set<string>;
  /** The editor, while content with drafts is read; otherwise the content host answers. */
  editor?: { url: string; token: string };
};

/** One for all bundles: what one of them sets others read. */
export const requests = globalSingleton('requests', () => ({
  scope: new AsyncLocalStorage<Scope>(),
  /** Whether a server hook writes the header with the address of the client. */
  haveClientIp: false,
}));

/** Runs it within what is known already. */
export const within = <T>(known: Scope, run: () => T): T =>
  requests.scope.run({ ...requests.scope.getStore(), ...known }, run);

/** Undefined outside of an API request. */
export const currentRequestId = (): string | undefined => requests.scope.getStore()?.requestId;
