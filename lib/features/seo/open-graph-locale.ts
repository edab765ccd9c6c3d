/** Open Graph wants a country with it: `de` → `de_DE`, `zh-Hans-SG` → `zh_SG` */
export function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return region ? `${language}_${region}` : language;
}
