'use client';

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui';

/** Beside the new one, where somebody changes the own password. */
export function CurrentPassword({ path }: { path: string }) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const isChosen = useFormFields(([fields]) => fields.password !== undefined);
  if (!isChosen || id === undefined || String(id) !== String(user?.id)) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: 'The password that you have now', required: true }}
      path={path}
    />
  );
}
