'use client';

import {
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useRouteCache,
} from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Payload puts into the form what was loaded before. It goes on from what is saved now, else the next save
 * would seem to overwrite that.
 * @param base when that was saved which the form counts from
 */
export function useAfterUnpublish(base: unknown, unsaved: boolean): void {
  const { data, hasPublishedDoc } = useDocumentInfo();
  const { reset } = useForm();
  const modified = useFormModified();
  const processing = useFormProcessing();
  const { clearRouteCache } = useRouteCache();
  const wasPublished = useRef(hasPublishedDoc);
  // After a try that failed Payload takes nothing for modified: what is typed must stay.
  const isIdle = !unsaved && !processing && !modified;
  const isBehind = isIdle && Boolean(base) && base !== data?.updatedAt;

  useEffect(() => {
    if (wasPublished.current && !hasPublishedDoc) clearRouteCache();
    wasPublished.current = hasPublishedDoc;
  }, [hasPublishedDoc, clearRouteCache]);
  useEffect(() => {
    if (isBehind) void reset(data);
  }, [isBehind, data, reset]);
}
