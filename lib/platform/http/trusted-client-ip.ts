import { requests } from '@/lib/platform/requests';
import { CLIENT_IP_HEADER } from './client-ip';

/** Called by the server hook, which overwrites the header in every request. */
export function trustClientIpHeader(): void {
  requests.haveClientIp = true;
}

/** `unknown`, one for all, where no server hook has set the header. */
export const trustedClientIp = (headers: Headers): string =>
  (requests.haveClientIp && headers.get(CLIENT_IP_HEADER)) || 'unknown';
