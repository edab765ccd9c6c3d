'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { siteRemarks } from '../../contract/site-remarks';

/** Beside the form: what the site would do with what is in it. */
export function Warnings() {
  const [fields] = useAllFormFields() as unknown as [Record<string, { value?: unknown }>];
  const values = Object.entries(fields).map(([path, field]) => [path, field?.value] as const);
  const warnings = new Set(siteRemarks(values).map(({ sentence }) => sentence));
  if (warnings.size === 0) return null;
  return (
    <div className="site-warnings" role="status">
      <strong>What the site will do</strong>
      <ul>
        {[...warnings].map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
