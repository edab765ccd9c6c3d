'use client';

import { FieldLabel, useFormFields } from '@payloadcms/ui';

/** Of a PDF nobody can say what the picture shows. */
export function AltLabel({ path }: { path: string }) {
  const type = useFormFields(([fields]) => {
    const file = fields.file?.value as { type?: string } | undefined;
    return file?.type ?? (fields.mimeType?.value as string | undefined) ?? '';
  });
  const isPicture = type === '' || type.startsWith('image/');
  return (
    <FieldLabel
      label={isPicture ? 'What the picture shows' : 'What the document is'}
      path={path}
      required
    />
  );
}
