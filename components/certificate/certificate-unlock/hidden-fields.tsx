import { FormLanguage } from '@/components/ui/form-language/form-language';

/** What each of the forms is about. */
export type Subject = {
  /** Key of a locked document; undefined for the certificate. */
  file: string | undefined;
  /** Locale of the page, where the site has several languages. */
  language: string | undefined;
};

export function HiddenFields({ file, language }: Subject) {
  return (
    <>
      {file && <input type="hidden" name="file" value={file} />}
      <FormLanguage locale={language} />
    </>
  );
}
