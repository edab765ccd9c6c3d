const SCRIPTS = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

/** Whether a language is written from right to left. @param locale BCP 47 */
export const isWrittenFromRight = (locale = 'en'): boolean =>
  SCRIPTS.has(new Intl.Locale(locale).maximize().script ?? '');
