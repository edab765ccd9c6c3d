import type { Payload } from 'payload';
import { cache } from 'react';
import { tabulatedPrice } from '../../contract/formats/price';
import { storedAmount } from '@/fields/price';
import { regionOfSettings } from '@/fields/region';

const regionOf = cache((payload: Payload) => regionOfSettings({ payload }));

/** Prices of a list are written alike, however each was taken in. What is no price stands as it is. */
export async function PriceCell({ cellData, payload }: { cellData?: unknown; payload: Payload }) {
  if (typeof cellData !== 'string' || !cellData) return '–';
  const region = await regionOf(payload);
  const amount = storedAmount(cellData, region);
  return amount === undefined ? cellData : tabulatedPrice(amount, region);
}
