'use client';

import { useAllFormFields, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** A row comes within a second; a busy server needs some. */
const PATIENCE_MS = 10_000;

/** A row that was added stays a grey bar until the server has said what is in it. */
export function WaitingRows() {
  const [fields] = useAllFormFields();
  const { addFieldRow, removeFieldRow } = useForm();
  const [late, setLate] = useState('');
  const waiting = Object.entries(fields).flatMap(([path, { rows = [] }]) =>
    rows.flatMap(({ id, isLoading, blockType }, rowIndex) =>
      isLoading ? [{ id, path, rowIndex, blockType }] : [],
    ),
  );
  const ids = waiting.map(({ id }) => id).join();

  useEffect(() => {
    if (!ids) return;
    const timer = setTimeout(() => setLate(ids), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [ids]);

  /** Nothing is in them yet; a new row asks the server anew. */
  const tryAgain = () => {
    for (const { path, rowIndex, blockType } of waiting) {
      removeFieldRow({ path, rowIndex });
      addFieldRow({ path, rowIndex, blockType, schemaPath: path });
    }
  };

  if (!ids || late !== ids) return null;
  return (
    <div className="waiting-rows" role="alert">
      <p>
        A row that you added has not come: the editor has not answered. If it does not help to try
        again, reload this page; what you typed is offered to you there.
      </p>
      <button type="button" className="btn btn--size-medium btn--style-primary" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
