'use client';

import { FieldLabel, useFormFields } from '@payloadcms/ui';
import { altWords } from '@/collections/alt-words';

/** The words of the file that is chosen. */
export function AltLabel({ path }: { path: string }) {
  const type = useFormFields(([fields]) => {
    const file = fields.file?.value as { type?: string } | undefined;
    return file?.type ?? (fields.mimeType?.value as string | undefined);
  });
  return <FieldLabel label={altWords(type)} path={path} required />;
}
