'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { flattenTopLevelFields } from 'payload/shared';
import { writtenFields } from '@/publishing/pending-draft';
import type { Values } from './kept-words';
import { LocalTime } from './local-time';
import { plainText } from './plain-text';

type Props = { saved: Values; typed: Values; onTakeIn?: () => void };

/** Of a save that would have overwritten another one: who and when, both texts, and how to go on. */
export function SavedMeanwhile({ saved, typed, onTakeIn }: Props) {
  const { user } = useAuth();
  const { docConfig } = useDocumentInfo();
  const different = writtenFields(typed, saved);
  const fields = flattenTopLevelFields(docConfig?.fields ?? []).flatMap((field) =>
    'name' in field && field.name && field.name in different
      ? [{ name: field.name, label: typeof field.label === 'string' ? field.label : field.name }]
      : [],
  );
  const by = saved.changed_by as string | undefined;
  const who =
    by && by === user?.email
      ? 'You have saved this in another tab, or here without an answer'
      : `${by ?? 'Somebody'} has saved this`;
  return (
    <section className="saved-meanwhile" aria-label="Saved meanwhile">
      <p role="alert">
        {who}, on <LocalTime at={saved.updatedAt as string} />, after it was opened here.{' '}
        {fields.length > 0 ? 'What you typed is still in the form.' : 'It is what stands here.'}
      </p>
      {fields.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Saved meanwhile</th>
              <th scope="col">Here</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, label }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{plainText(saved[name]) || '–'}</td>
                <td>{plainText(typed[name]) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        Take in what was saved, look at it, and save again. Fields that you have changed stay as you
        typed them.
      </p>
      <button
        type="button"
        className="btn btn--size-medium btn--style-primary"
        disabled={!onTakeIn}
        onClick={onTakeIn}
      >
        Take in what was saved
      </button>
    </section>
  );
}
