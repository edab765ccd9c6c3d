import type { TextField, Validate } from 'payload';
import type { Reading } from '../../contract/formats/reading';
import { text } from 'payload/shared';

type Verdict = string | true;
type Options = Parameters<Validate<unknown, unknown, unknown, TextField>>[1];
/** @returns a sentence about what is wrong. It is asked only about what somebody has filled in. */
export type Check = (value: string, options: Options) => Verdict | Promise<Verdict>;

/**
 * In Payload a check of one's own takes the place of those that the field has by itself: it could be
 * left out or be of any length.
 */
export const checked =
  (check: Check) =>
  async (value: unknown, options: unknown): Promise<Verdict> => {
    const own = await text(value as string, options as never);
    if (own !== true || value === undefined || value === null || value === '') return own;
    return check(String(value), options as Options);
  };

/** What the site reads is taken. */
export const byFormat =
  (read: (value: unknown) => Reading<unknown>): Check =>
  (value) =>
    read(value)?.fault ?? true;
