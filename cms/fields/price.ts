import type { PayloadRequest, TextField } from 'payload';
import { isZero, readPrice, ZERO_PRICE } from '../../contract/formats/price';
import type { Region } from '../../contract/formats/region';
import { RESTORES } from '@/collections/own-values';
import { checked, readable } from './checked';
import type { ContentField } from './content-field';
import { regionOfSettings } from './region';

type Read = { readPrices?: Set<string> };

/** Payload checks what the hook has made of what somebody wrote; here it is known as that. */
const readOf = (req: PayloadRequest): Set<string> =>
  ((req.context as Read).readPrices ??= new Set());

const isPlain = (written: string): boolean => String(Number(written)) === written;

/** @returns the amount of what is stored; imports store a price as they found it. */
export const storedAmount = (stored: string, region: Region): number | undefined =>
  isPlain(stored) ? Number(stored) : readPrice(stored, region)?.value;

/** As it is stored, or was in the version that comes back: however the company writes prices now. */
const isStored = (req: PayloadRequest, value: string, previous: unknown): boolean =>
  isPlain(value) && (value === previous || req.context[RESTORES] === true);

const isPrice = readable(readPrice);

/** Written as the company writes prices, and stored as a plain decimal. */
export const asPrice = (field: TextField): TextField =>
  ({
    ...field,
    custom: { ...field.custom, price: true } satisfies ContentField,
    admin: { ...field.admin, components: { Cell: '/components/price-cell#PriceCell' } },
    validate: checked((value, options) => {
      const { req, previousValue } = options;
      const isKnown = isStored(req, value, previousValue) || readOf(req).has(value);
      if (isKnown || req.context.seeding) return true;
      return isZero(value) ? ZERO_PRICE : isPrice(value, options);
    }),
    hooks: {
      beforeChange: [
        async ({ value, previousValue, req }) => {
          const isWritten = typeof value === 'string' && value !== previousValue && !isZero(value);
          if (!isWritten || req.context.seeding || isStored(req, value, previousValue))
            return value;
          const amount = readPrice(value, await regionOfSettings(req))?.value;
          if (amount === undefined) return value;
          readOf(req).add(String(amount));
          return String(amount);
        },
      ],
    },
  }) as TextField;
