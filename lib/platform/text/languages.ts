const names = new Intl.DisplayNames('en', { type: 'language' });

/** `de` → `German`; the tag itself for a language without a name. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
