import 'server-only';
import { cache } from 'react';
import { currentLanguage } from '@/lib/content/store/current-language';
import { processState } from '@/lib/content/store/process-state';
import { MAIN } from './languages';
import { addressFrom } from './routes/link-address';

const { reading, spoken } = processState;

/** React keeps one for each rendering: that of a page with its layout, its metadata and all components. */
const ofRendering = cache((): { language?: string } => ({}));

/** What a route handler or a derived value has said of the language, which need not be that of the page around it. */
const given = (): string | undefined => reading.getStore()?.language ?? spoken.getStore();

/** Called by what every rendering waits for before a component shows an address. */
export async function learnLanguage(): Promise<void> {
  if (given() === undefined) ofRendering().language ??= await currentLanguage();
}

/** The path of the language of the page that is rendered; in tests of components, which render none, of the main one. */
export const languageHere = (): string => given() ?? ofRendering().language ?? MAIN;

/** The address of a path in the language of the page that is rendered, or of the file that is made. */
export const addressIn = (path: string): string => addressFrom(languageHere(), path);
