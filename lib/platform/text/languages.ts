const known = new Map<string, Intl.DisplayNames>();

/**
 * `de` → `German`; the tag itself for a language without a name.
 * @param language in which it is named
 */
export function languageName(tag: string, language: string): string {
  const names = known.get(language) ?? new Intl.DisplayNames(language, { type: 'language' });
  known.set(language, names);
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
