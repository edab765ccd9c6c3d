import 'server-only';
import { getCertificatePage } from '@/lib/certificate/document';
import { contentGetters } from './endpoints';

/** Looks at every endpoint's copy; the host is asked where that is too old or missing. */
export async function readAllContent(): Promise<void> {
  await Promise.all([...contentGetters, getCertificatePage].map((get) => get()));
}
