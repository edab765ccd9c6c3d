'use client';

import { useParams, usePathname } from 'next/navigation';
import { addressFrom } from '@/lib/pages/routes/link-address';

const useLanguage = (): string => (useParams()?.language ?? 'main') as string;

/** Turns a path into its address in the language of the page. */
export function useAddress(): (href: string) => string {
  const language = useLanguage();
  return (href) => addressFrom(language, href);
}

/** The path of the page, without its language: while it is rendered on the server Next.js says `/main/about`. */
export function usePath(): string {
  const [language, path] = [useLanguage(), usePathname()];
  return `${path}/`.startsWith(`/${language}/`) ? path.slice(language.length + 1) || '/' : path;
}
