import 'server-only';
import { endpointName } from '@/contract/languages/endpoint-name';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { storedContent } from './cache';
import { currentLanguage } from './current-language';
import { languageAt } from './site-languages';
import { translationLoads } from './translations';

/**
 * What the host answers in the further language that is spoken, before it is merged with the main one.
 * @returns null for no answer of its own, undefined where none was ever fetched
 */
export async function ownAnswer(
  name: keyof typeof hostEndpoints,
): Promise<object | null | undefined> {
  const { locale } = await languageAt(await currentLanguage());
  const stored = endpointName(hostEndpoints[name].path, locale);
  const load = translationLoads(locale).get(stored)!;
  return (await storedContent(stored, load)()) as object | null | undefined;
}
