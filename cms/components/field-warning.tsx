'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

const PAUSE_MS = 400;

type Props = { path: string; field: { name: string }; leads?: boolean };

/** Below a field: that another item has the value, or that the site has no such page. */
export function FieldWarning({ path, field, leads }: Props) {
  const { collectionSlug, id } = useDocumentInfo();
  const value = useFormFields(([fields]) => fields[path]?.value);
  const [said, say] = useState<{ of: unknown; warning?: string }>();

  useEffect(() => {
    if (typeof value !== 'string' || !value) return;
    const asked = new AbortController();
    const query = new URLSearchParams({
      value,
      ...(!leads && { collection: String(collectionSlug), field: field.name }),
      ...(id !== undefined && { id: String(id) }),
    });
    const timer = setTimeout(
      () =>
        void fetch(`/payload-api/field-warning?${query}`, { signal: asked.signal })
          .then(async (answer) => {
            const { warning } = (await answer.json()) as { warning?: string };
            say({ of: value, warning });
          })
          // Whoever saves or publishes is told, too.
          .catch(() => undefined),
      PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [value, leads, collectionSlug, field.name, id]);

  if (!said?.warning || said.of !== value) return null;
  return (
    <p className="field-warning" role="status">
      {said.warning}
    </p>
  );
}
