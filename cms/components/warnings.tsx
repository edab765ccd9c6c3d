'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { siteWarnings } from './site-warnings';

/** Beside the form: what the site would do with what is in it. */
export function Warnings() {
  const [fields] = useAllFormFields();
  const values = Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [path, field?.value]),
  );
  const warnings = siteWarnings(values, Object.keys(fields));
  if (warnings.length === 0) return null;
  return (
    <div className="site-warnings" role="status">
      <strong>What the site will do</strong>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
