'use client';

import { useDocumentInfo, useModal, useSelection } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Use } from '@/publishing/uses';

const MOST_SHOWN = 8;

type Found = { asked: string; uses?: Use[]; failed?: true };

function Said({ found, asked }: { found?: Found; asked: string }) {
  if (found?.asked !== asked) return <p>Looking where it is used …</p>;
  if (found.failed) return <p>Where it is used could not be found out.</p>;
  const uses = found.uses ?? [];
  if (uses.length === 0) return <p>Nothing else names it.</p>;
  const more = uses.length - MOST_SHOWN;
  return (
    <>
      <p>It is used in these places, and missing there afterwards:</p>
      <ul>
        {uses.slice(0, MOST_SHOWN).map(({ what, title, path, isDraft }) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noreferrer">
              {what}: {title}
            </a>
            {isDraft && ' (a draft)'}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </>
  );
}

/** Within the question whether to delete, which has no place of its own for it. */
function Uses({
  collection,
  ids,
  modalSlug,
}: {
  collection: string;
  ids: unknown[];
  modalSlug: string;
}) {
  const { isModalOpen } = useModal();
  const isOpen = isModalOpen(modalSlug);
  const asked = `${collection}?ids=${ids.map(String).join()}`;
  const [found, setFound] = useState<Found>();
  const [place, setPlace] = useState<Element | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    const frame = requestAnimationFrame(() =>
      setPlace(document.querySelector(`[id="${modalSlug}"] .confirmation-modal__content`)),
    );
    const stopped = new AbortController();
    void fetch(`/payload-api/uses/${asked}`, { signal: stopped.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(answer.statusText);
        const { uses } = (await answer.json()) as { uses: Use[] };
        setFound({ asked, uses });
      })
      .catch(() => stopped.signal.aborted || setFound({ asked, failed: true }));
    return () => {
      cancelAnimationFrame(frame);
      stopped.abort();
      setPlace(null);
    };
  }, [isOpen, asked, modalSlug]);

  if (!isOpen || !place) return null;
  return createPortal(
    <div className="uses" role="status">
      <Said found={found} asked={asked} />
    </div>,
    place,
  );
}

/** Of the item whose form is open. */
export function UsesOfItem() {
  const { collectionSlug, id } = useDocumentInfo();
  if (!collectionSlug || id === undefined) return null;
  return <Uses collection={collectionSlug} ids={[id]} modalSlug={`delete-${id}`} />;
}

/** Of the rows that are ticked in a list. */
export function UsesOfRows({ collectionSlug }: { collectionSlug: string }) {
  const { selectedIDs } = useSelection();
  return (
    <Uses collection={collectionSlug} ids={selectedIDs} modalSlug="confirm-delete-many-docs" />
  );
}
