'use client';

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Keeps a form "modified" after the server refused it. Payload forgets that: its button to publish
 * stays disabled, and an answer to an earlier state of the form takes the faults away from the fields.
 */
export function PublishAgain() {
  const { setModified } = useForm();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const isRefused = useFormSubmitted() && !isProcessing;

  useEffect(() => {
    if (isRefused && !isModified) setModified(true);
  }, [isRefused, isModified, setModified]);

  return null;
}
