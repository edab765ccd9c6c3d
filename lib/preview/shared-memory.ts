import 'server-only';
import { globalSingleton } from '@/lib/global-singleton';
import { currentPass } from './current';

/**
 * What all visitors share in this process. A preview, whose content is one visitor's, gets an empty one of
 * its own, which is forgotten with it: whatever is made from content is kept by this function alone.
 */
export async function sharedMemory<T extends object>(name: string, empty: () => T): Promise<T> {
  return (await currentPass()) ? empty() : globalSingleton(name, empty);
}
