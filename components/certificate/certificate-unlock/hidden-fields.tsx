import { HiddenField } from '@/components/ui/hidden-field/hidden-field';

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
      <HiddenField name="file" value={file} />
      <HiddenField name="language" value={language} />
    </>
  );
}
