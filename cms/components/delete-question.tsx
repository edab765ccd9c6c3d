'use client';

import { useConfig, useDocumentInfo, useModal } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** On the button stands what happens; and the answer after which nothing has happened has the focus. */
function prepare(question: Element, goesIntoTrash: boolean): void {
  const cancel = question.querySelector<HTMLElement>('#confirm-cancel');
  const label = question.querySelector('#confirm-action .btn__label');
  const forGood = question.querySelector<HTMLInputElement>('#delete-forever');
  const say = () => {
    if (label)
      label.textContent =
        goesIntoTrash && !forGood?.checked ? 'Put into the trash' : 'Delete for good';
  };
  say();
  forGood?.addEventListener('change', say);
  // Payload gives the focus to what comes first, a moment after the question has opened, and notes whom.
  const give = () => queueMicrotask(() => cancel?.focus());
  if (question.contains(document.activeElement)) give();
  else question.addEventListener('focusin', give, { once: true });
}

/** Payload's questions have no places of their own for this. */
function DeleteQuestion({ modalSlug, intoTrash }: { modalSlug: string; intoTrash: boolean }) {
  const { isModalOpen } = useModal();
  const isOpen = isModalOpen(modalSlug);
  useEffect(() => {
    if (!isOpen) return;
    const frame = requestAnimationFrame(() => {
      const question = document.getElementById(modalSlug);
      if (question) prepare(question, intoTrash);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, modalSlug, intoTrash]);
  return null;
}

/** Of the item whose form is open. */
export function DeleteQuestionOfItem() {
  const { docConfig, id } = useDocumentInfo();
  if (id === undefined || !docConfig) return null;
  return (
    <>
      <DeleteQuestion
        modalSlug={`delete-${id}`}
        intoTrash={'trash' in docConfig && docConfig.trash === true}
      />
      <DeleteQuestion modalSlug={`perma-delete-${id}`} intoTrash={false} />
    </>
  );
}

/** Of the rows that are ticked in a list, and of all that is in the trash. */
export function DeleteQuestionOfRows({ collectionSlug }: { collectionSlug: string }) {
  const { getEntityConfig } = useConfig();
  const { trash } = getEntityConfig({ collectionSlug });
  const isTrash = usePathname().endsWith('/trash');
  return (
    <>
      <DeleteQuestion modalSlug="confirm-delete-many-docs" intoTrash={trash === true && !isTrash} />
      <DeleteQuestion modalSlug="confirm-empty-trash" intoTrash={false} />
    </>
  );
}
