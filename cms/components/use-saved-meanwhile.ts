'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Values } from './kept-words';
import { typedOver } from './use-keeping';

/**
 * After a save that failed: what was saved since the form was opened.
 * @param base when that was saved which the form counts from
 */
export function useSavedMeanwhile(failed: boolean, base: unknown): Values | undefined {
  const { id, collectionSlug, globalSlug, docConfig, data } = useDocumentInfo();
  const [saved, setSaved] = useState<Values>();
  const item = id && `${collectionSlug}/${id}`;
  const path = globalSlug ? `globals/${globalSlug}` : item;
  // Who signs in changes their own record, too: there nothing is compared.
  const isCompared = docConfig && !('auth' in docConfig && docConfig.auth);

  useEffect(() => {
    if (!failed || !path || !isCompared) return;
    const asked = new AbortController();
    fetch(`/payload-api/${path}?draft=true&depth=0`, { signal: asked.signal })
      .then(async (answer) => {
        const now = (answer.ok ? await answer.json() : {}) as Values;
        const isOrderAlone =
          data?.updatedAt === base &&
          data?._status === now._status &&
          Object.keys(typedOver(data, now)).length === 0;
        setSaved(now.updatedAt && !isOrderAlone ? now : undefined);
      })
      // Without a network the form says so.
      .catch(() => undefined);
    return () => {
      asked.abort();
      setSaved(undefined);
    };
  }, [failed, path, isCompared, base, data]);

  return failed && saved?.updatedAt !== base ? saved : undefined;
}
