import 'server-only';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { requestHost } from '@/lib/content/host/client';
import { codeOf } from '@/lib/content/host/errors';

const WAIT_MS = 10_000;

const CERTIFICATES = /CERT|SELF_SIGNED|ISSUER|ALTNAME/;

/** What is true of every endpoint alike is said once. @returns undefined where the host can be asked */
export async function faultOfHost(host: string, hasToken: boolean): Promise<string | undefined> {
  const signal = AbortSignal.timeout(WAIT_MS);
  const url = host.replace(/\/$/, '') + hostEndpoints.siteSettings.path;
  try {
    const answer = await requestHost(url, { signal });
    await answer.body?.cancel();
    if (![401, 403].includes(answer.status)) return undefined;
    const which = hasToken ? 'does not take the CONTENT_TOKEN' : 'wants a token: set CONTENT_TOKEN';
    return `${host} ${which} (it answered ${answer.status}). Nothing was checked.`;
  } catch (error) {
    const code = codeOf(error);
    if (signal.aborted)
      return `${host} does not answer within ${WAIT_MS / 1_000} s. Nothing was checked.`;
    // A redirect is of this endpoint alone.
    if (!code) return undefined;
    if (CERTIFICATES.test(code))
      return `${host} has a certificate that is not trusted (${code}). Nothing was checked.`;
    return `${host} cannot be reached (${code}). Nothing was checked.`;
  }
}
