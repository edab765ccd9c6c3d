import type { Field, PayloadRequest } from 'payload';
import { PRICE_LENGTH, readPrice, ZERO_PRICE } from '../../contract/formats/price';
import { checked } from './checked';
import { text, type Options } from './fields';
import { regionOfSettings } from './region';

type Read = { readPrices?: Set<string> };

/** Payload checks what the hook has made of what somebody wrote; here it is known as that. */
const readOf = (req: PayloadRequest): Set<string> =>
  ((req.context as Read).readPrices ??= new Set());

const isZero = (written: string): boolean => /^[0.,\s]+$/.test(written);

/** Written as the company writes prices, and stored as a plain decimal. */
export const price = (name: string, options: Options = {}): Field => ({
  ...text(name, { max: PRICE_LENGTH, ...options, custom: { ...options.custom, price: true } }),
  validate: checked(async (value, { req, previousValue }) => {
    const isStored = value === previousValue || readOf(req).has(value);
    if (isStored || req.context.seeding) return true;
    if (isZero(value)) return ZERO_PRICE;
    return readPrice(value, await regionOfSettings(req))?.fault ?? true;
  }),
  hooks: {
    beforeChange: [
      async ({ value, previousValue, req }) => {
        const isWritten = typeof value === 'string' && value !== previousValue && !isZero(value);
        if (!isWritten || req.context.seeding) return value;
        const amount = readPrice(value, await regionOfSettings(req))?.value;
        if (amount === undefined) return value;
        readOf(req).add(String(amount));
        return String(amount);
      },
    ],
  },
});
