import { cut } from './cut';
import * as z from 'zod/mini';

/** Line breaks and control characters become spaces: lines go into headers of mails. */
export const textLine = (max: number, message: string) =>
  z.string(message).check(
    z.overwrite((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
    z.maxLength(max, message),
  );

/** For what is no reason to reject a request: anything but a text is ignored, a long text is cut. */
export const cutLine = (max: number) =>
  z.pipe(
    z.catch(z.string(), ''),
    z.transform((text) => cut(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), max)),
  );
