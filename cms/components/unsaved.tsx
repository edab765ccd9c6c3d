'use client';

import { ConfirmationModal, useAuth, useDocumentInfo, useForm, useModal } from '@payloadcms/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import {
  forget,
  keyOf,
  newForm,
  onKept,
  parsed,
  replace,
  textUnder,
  type Kept,
  type Values,
} from './kept-words';
import { SavedMeanwhile } from './saved-meanwhile';
import { useBackGuard } from './use-back-guard';
import { useTypingWhileSaving } from './use-typing-while-saving';
import { typedOver, useKeeping } from './use-keeping';
import { useSavedMeanwhile } from './use-saved-meanwhile';
import { useUnsaved } from './use-unsaved';
import { WaitingRows } from './waiting-rows';
import { LEAVING } from './words';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Guards what is typed into a form: on every way out, and in this browser until it is saved. */
export function Unsaved() {
  const { unsaved, failed, isFilling, setFilling } = useUnsaved();
  const { user } = useAuth();
  const { id, collectionSlug, globalSlug, data, isTrashed, getDocPreferences } = useDocumentInfo();
  const { getData } = useForm();
  const { openModal } = useModal();
  const slug = collectionSlug ?? globalSlug ?? '';
  const key = keyOf(user?.id, slug, id);
  const [form] = useState(newForm);
  const { isKept, base, put } = useKeeping({ key, form, unsaved, setFilling });
  const newer = useSavedMeanwhile(failed, base);
  useTypingWhileSaving();
  // Payload asks for them at the first change, and after a lost answer waits for them until the page is left.
  useEffect(() => void getDocPreferences(), [getDocPreferences]);
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
    if (await put(words.values, data, words.base)) replace(key, { ...words, form });
  };
  const takeIn = (saved: Values) =>
    put(typedOver(data, getData()), saved, saved.updatedAt as string);

  return (
    <>
      {globalSlug && !data?.updatedAt && <span className="never-saved" />}
      {(unsaved || kept || newer) &&
        createPortal(
          <div className="unsaved-words">
            <WaitingRows />
            {unsaved && (
              <p
                className={`unsaved${failed ? ' unsaved--failed' : ''}`}
                role={failed ? 'alert' : 'status'}
              >
                {failed ? 'Not saved: the last try failed.' : 'Not saved yet.'}
                {isKept && ' This browser keeps what you typed.'}
              </p>
            )}
            {newer && (
              <SavedMeanwhile
                saved={newer}
                typed={getData()}
                onTakeIn={isFilling ? undefined : () => void takeIn(newer)}
              />
            )}
            {kept && (
              <div className="kept-words" role="status">
                <p>
                  On {time.format(kept.at)} you typed something here that was not saved.
                  {(kept.base ?? undefined) !== data?.updatedAt &&
                    ' The item has been saved since then: where you had changed the same, you are asked before yours is saved.'}
                </p>
                <button
                  type="button"
                  className="btn btn--size-medium btn--style-primary"
                  disabled={isFilling}
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
