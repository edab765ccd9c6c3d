'use client';

import { usePathname } from 'next/navigation';
import { TRASH_DAYS } from '@/collections/trash';

/** Above what is in the trash, where rows keep the status that they had. */
export function TrashNote() {
  if (!usePathname().endsWith('/trash')) return null;
  return (
    <p className="trash-note">
      Nothing here is on the site, whatever its status says. It is deleted for good {TRASH_DAYS}{' '}
      days after it was put here, and can be restored until then.
    </p>
  );
}
