import 'server-only';
import { globalSingleton } from '@/lib/platform/global-singleton';

type Read = () => Promise<string | undefined>;

/** Next.js gives its root parameters to renderings alone, and builds nothing where other programs import them. */
const root = globalSingleton('root-language', () => ({ read: undefined as Read | undefined }));

/** Called by the root layout, which is loaded before whatever is rendered below it. */
export const readRootLanguageBy = (read: Read): void => void (root.read = read);

/** The path of the language of the page that is rendered. @throws where none is */
export async function rootLanguage(): Promise<string> {
  const language = await root.read?.();
  if (language === undefined) throw new Error('nothing says in which language this is');
  return language;
}
