'use client';

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Whether the form holds what is not saved, also after a try that failed, which Payload takes for a save. */
export function useUnsaved() {
  const modified = useFormModified();
  const submitted = useFormSubmitted();
  const processing = useFormProcessing();
  const { setModified } = useForm();
  const [unsaved, setUnsaved] = useState(false);
  const [failed, setFailed] = useState(false);
  const [wasProcessing, setWasProcessing] = useState(processing);
  // It is locked as for a save then.
  const [isFilling, setFilling] = useState(false);

  if (processing !== wasProcessing) {
    setWasProcessing(processing);
    if (!isFilling) setFailed(!processing && unsaved && (submitted || modified));
    else if (!processing) setFilling(false);
  }
  if (!processing && modified && !unsaved) setUnsaved(true);
  if (!processing && !modified && !submitted && unsaved) setUnsaved(false);

  // Otherwise the buttons would be dead, and links would lead away without a word.
  const isForgotten = unsaved && submitted && !modified && !processing;
  useEffect(() => {
    if (isForgotten) setModified(true);
  }, [isForgotten, setModified]);

  return { unsaved, failed: unsaved && failed, isFilling, setFilling };
}
