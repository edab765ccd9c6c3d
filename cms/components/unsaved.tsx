'use client';

import {
  ConfirmationModal,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
} from '@payloadcms/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import {
  forget,
  forgetForm,
  forgetOld,
  keep,
  keyOf,
  newForm,
  onKept,
  parsed,
  replace,
  textUnder,
  type Kept,
} from './kept-words';
import { useBackGuard } from './use-back-guard';
import { useUnsaved } from './use-unsaved';
import { LEAVING } from './words';

const PAUSE_MS = 400;

/** Files cannot be kept, passwords must not be, and the rest is the item's own, not what somebody typed. */
const NEVER_KEPT = [
  ...['file', 'password', 'confirm-password', 'current_password', 'apiKey'],
  ...['id', '_status', '_order', 'createdAt', 'updatedAt', 'deletedAt'],
];

const typedOf = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !NEVER_KEPT.includes(name)));

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

type Keeping = { key: string; base?: string; form: string; unsaved: boolean };

/** Writes what is typed into this browser, until it is saved. @returns whether the browser has it */
function useKeeping({ key, base, form, unsaved }: Keeping): boolean {
  const { getData, setModified } = useForm();
  const modified = useFormModified();
  const [fields] = useAllFormFields();
  const [isKept, setIsKept] = useState(true);
  const lastBase = useRef(base);

  useEffect(() => void forgetOld(), []);
  useEffect(() => {
    if (lastBase.current === base) return;
    lastBase.current = base;
    // After an own save nothing is modified. Here another version was loaded over what is typed.
    if (!modified) return;
    const there = parsed(textUnder(key));
    if (there) replace(key, { ...there, form: '' });
    setModified(false);
  }, [base, key, modified, setModified]);
  useEffect(() => {
    if (!unsaved) {
      forgetForm(form);
      return;
    }
    const timer = setTimeout(() => {
      const values = typedOf(getData());
      setIsKept(keep(key, { at: Date.now(), base, form, values }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [unsaved, fields, key, base, form, getData]);
  return isKept;
}

/** Guards what is typed into a form: on every way out, and in this browser until it is saved. */
export function Unsaved() {
  const { unsaved, failed } = useUnsaved();
  const { user } = useAuth();
  const { id, collectionSlug, globalSlug, data, isTrashed } = useDocumentInfo();
  const { reset, setModified } = useForm();
  const { openModal } = useModal();
  const slug = collectionSlug ?? globalSlug ?? '';
  const key = keyOf(user?.id, slug, id);
  const base = data?.updatedAt as string | undefined;
  const [form] = useState(newForm);
  const isKept = useKeeping({ key, base, form, unsaved });
  const text = useSyncExternalStore(
    onKept,
    () => textUnder(key),
    () => null,
  );
  const found = isTrashed ? undefined : parsed(text);
  const kept = found?.form === form ? undefined : found;
  const modalSlug = `leave-${slug}-${String(id ?? 'new')}`;
  const leave = useBackGuard(unsaved, () => openModal(modalSlug));
  const bringBack = async (words: Kept) => {
    replace(key, { ...words, form });
    await reset({ ...data, ...words.values });
    setModified(true);
  };

  return (
    <>
      {(unsaved || kept) &&
        createPortal(
          <div className="unsaved-words">
            {unsaved && (
              <p
                className={`unsaved${failed ? ' unsaved--failed' : ''}`}
                role={failed ? 'alert' : 'status'}
              >
                {failed ? 'Not saved: the last try failed.' : 'Not saved yet.'}
                {isKept && ' This browser keeps what you typed.'}
              </p>
            )}
            {kept && (
              <div className="kept-words" role="status">
                <p>
                  On {time.format(kept.at)} you typed something here that was not saved.
                  {kept.base !== base &&
                    ' The item has been saved since then: compare before you save.'}
                </p>
                <button
                  type="button"
                  className="btn btn--size-medium btn--style-primary"
                  onClick={() => void bringBack(kept)}
                >
                  Bring it back
                </button>
                <button
                  type="button"
                  className="btn btn--size-medium btn--style-secondary"
                  onClick={() => void forget(key)}
                >
                  Throw it away
                </button>
              </div>
            )}
          </div>,
          // Beside the buttons there is no room for it on phones.
          document.body,
        )}
      <ConfirmationModal
        className="leave-by-back"
        modalSlug={modalSlug}
        heading="Leave without saving?"
        body={LEAVING}
        cancelLabel="Stay on this page"
        confirmLabel="Leave anyway"
        onConfirm={leave}
      />
    </>
  );
}
