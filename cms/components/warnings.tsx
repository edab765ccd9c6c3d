'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { regionOf, type Region } from '../../contract/formats/region';
import { siteRemarks } from '../../contract/site-remarks';

type Settings = {
  locale?: string | null;
  languages?: { locale: string }[] | null;
  currency?: string | null;
};

/** How the company writes, by the settings that are published. */
function useRegion(): Region | undefined {
  const [region, setRegion] = useState<Region>();
  useEffect(() => {
    void fetch('/payload-api/globals/site-settings?depth=0&draft=false')
      .then(async (answer) => {
        const { locale, languages, currency } = (await answer.json()) as Settings;
        if (answer.ok)
          setRegion(
            regionOf({
              locale: locale || undefined,
              languages: languages ?? undefined,
              currency: currency || undefined,
            }),
          );
      })
      // Who publishes is told, too.
      .catch(() => undefined);
  }, []);
  return region;
}

/** Beside the form: what the site would do with what is in it. */
export function Warnings() {
  const [fields] = useAllFormFields();
  const values = Object.entries(fields).map(([path, field]) => [path, field?.value] as const);
  const region = useRegion();
  const warnings = new Set(siteRemarks(values, region).map(({ sentence }) => sentence));
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
