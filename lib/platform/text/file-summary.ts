import { fileSize } from '@/words/file-size';
import type { Formats } from '@/words/formats';
import type { Words } from '@/words/words';
import { inOwnDirection } from './writing';

/** `/media/a/portfolio.pdf?v=2` → `PDF`; undefined for a name without an ending. */
export const fileType = (path: string): string | undefined =>
  /\.([a-z0-9]{1,5})$/i.exec(path.replace(/[?#].*/, ''))?.[1]?.toUpperCase();

/** `PDF, 1.6 MB` @param bytes of the file, where they are known */
export const fileSummary = (
  type: string | undefined,
  bytes: number | undefined,
  { common: { comma, sizes }, language }: Pick<Words, 'common' | 'language'>,
  formats: Formats,
): string =>
  inOwnDirection(
    [type, bytes !== undefined && fileSize(bytes, { language, sizes }, formats)]
      .filter(Boolean)
      .join(comma),
  );
