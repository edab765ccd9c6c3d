import 'server-only';
import { getCertificatePage } from '@/lib/certificate/document';
import * as getters from './endpoints';

/** Looks at every endpoint's copy; the host is asked where that is too old or missing. */
export async function readAllContent(): Promise<void> {
  await Promise.all([...Object.values(getters), getCertificatePage].map((get) => get()));
}
