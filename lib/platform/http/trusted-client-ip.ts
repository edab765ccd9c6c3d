import { globalSingleton } from '@/lib/platform/global-singleton';
import { CLIENT_IP_HEADER } from './client-ip';

const header = globalSingleton('client-ip-header', () => ({ isTrusted: false }));

/** Called by the server hook, which overwrites the header in every request. */
export function trustClientIpHeader(): void {
  header.isTrusted = true;
}

/** `unknown`, one for all, where no server hook has set the header. */
export const trustedClientIp = (headers: Headers): string =>
  (header.isTrusted && headers.get(CLIENT_IP_HEADER)) || 'unknown';
