'use client';

import {
  toast,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useServerFunctions,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { writtenFields } from '@/publishing/pending-draft';
import {
  forgetForm,
  forgetOld,
  keep,
  parsed,
  replace,
  textUnder,
  type Kept,
  type Values,
} from './kept-words';

const PAUSE_MS = 400;

/** Files cannot be kept, and passwords must not be. */
const NEVER_KEPT = ['file', 'password', 'confirm-password', 'current_password', 'apiKey'];

/** What somebody has typed over what was saved. */
export const typedOver = (saved: Values | undefined, values: Values): Values =>
  writtenFields(
    saved ?? {},
    Object.fromEntries(Object.entries(values).filter(([name]) => !NEVER_KEPT.includes(name))),
  );

type Keeping = { key: string; form: string; unsaved: boolean; setFilling: (is: boolean) => void };

/** Writes what is typed into this browser, until it is saved. */
export function useKeeping({ key, form, unsaved, setFilling }: Keeping) {
  const { getData, setModified, setProcessing, replaceState, dispatchFields } = useForm();
  const modified = useFormModified();
  const [fields] = useAllFormFields();
  const { data, setData, id, collectionSlug, globalSlug, docPermissions } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const [isKept, setIsKept] = useState(true);
  const shown = data?.updatedAt as string | undefined;
  const lastShown = useRef(shown);
  /** When what the words were typed on was saved; a form sends it with them. */
  const base = useFormFields(([fields]) => fields.updatedAt?.value) as Kept['base'];

  useEffect(() => void forgetOld(), []);
  // A record that was never saved: another tab may save it first.
  const isFirst = globalSlug !== undefined && base === undefined;
  useEffect(() => {
    if (isFirst) dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: null });
  }, [isFirst, dispatchFields]);
  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    // After an own save nothing is modified. Here another version was loaded over what is typed.
    if (!modified) return;
    const there = parsed(textUnder(key));
    if (there) replace(key, { ...there, form: '' });
    setModified(false);
  }, [shown, key, modified, setModified]);
  useEffect(() => {
    if (!unsaved) {
      forgetForm(form);
      return;
    }
    const timer = setTimeout(() => {
      const values = typedOver(data, getData());
      setIsKept(keep(key, { at: Date.now(), base, form, values }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [unsaved, fields, key, base, form, data, getData]);

  /**
   * Puts words into the form, over what is saved. Until they are there nothing is typed or saved, which they
   * would overwrite. Payload's own `reset` ends the page where the editor does not answer.
   * @param on when that was saved which they count from
   * @returns whether it was done
   */
  const put = async (words: Values, saved: Values | undefined, on: Kept['base']) => {
    setFilling(true);
    setProcessing(true);
    const { state } = await getFormState({
      id,
      collectionSlug,
      globalSlug,
      data: { ...saved, ...words, updatedAt: on },
      docPermissions,
      docPreferences: { fields: {} },
      operation: id || globalSlug ? 'update' : 'create',
      renderAllFields: true,
      schemaPath: collectionSlug ?? globalSlug ?? '',
      skipValidation: true,
    });
    if (state) {
      lastShown.current = saved?.updatedAt as string | undefined;
      if (saved) setData(saved);
      replaceState(state);
      setModified(true);
    } else toast.error('The editor has not answered. What you typed is still kept: try again.');
    setProcessing(false);
    return Boolean(state);
  };
  return { isKept, base, put };
}
