/** Tells in which language the visitor is answered; the forms of a site in one say nothing. */
export function FormLanguage({ locale }: { locale: string | undefined }) {
  return locale && <input type="hidden" name="language" value={locale} />;
}
