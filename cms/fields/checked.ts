import type { TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import type { Reading } from '../../contract/formats/reading';
import type { Region } from '../../contract/formats/region';
import type { CheckOptions } from './check-options';
import { isOnSite } from './published-value';
import { regionOfSettings } from './region';

type Verdict = string | true;
/** @returns a sentence about what is wrong. It is asked only about what somebody has filled in. */
export type Check = (value: string, options: CheckOptions) => Verdict | Promise<Verdict>;

/**
 * In Payload a check of one's own takes the place of those that the field has by itself: it could be
 * left out or be of any length.
 */
export const checked =
  (check: Check): TextFieldSingleValidation =>
  async (value, options): Promise<Verdict> => {
    const own = await text(value, options);
    if (own !== true || value === undefined || value === null || value === '') return own;
    return check(value, options as CheckOptions);
  };

/**
 * What the site reads is taken, and what it has already. An import is taken as it is: the site leaves
 * out what it cannot read, and a refused item would keep back the whole list.
 */
export const readable =
  (read: (value: unknown, region: Region) => Reading<unknown>): Check =>
  async (value, options) => {
    if (options.req.context?.seeding) return true;
    const fault = read(value, await regionOfSettings(options.req))?.fault;
    return fault === undefined || (await isOnSite(value, options)) || fault;
  };
