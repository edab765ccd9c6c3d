import type { CartLine } from './cart';

/** The script loader looks for it too. */
export const CART_KEY = 'cart';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Without "..", by which a path would leave its folder. */
const OWN_PICTURE = /^\/(media|pictures)\/(?!.*(\.|%2e){2})/i;

/** By hand: a validation library would weigh more than the cart. */
function lineOf(value: unknown): CartLine | undefined {
  if (!isRecord(value)) return undefined;
  const { id, title, lang, quantity, finalPrice, thumbnail } = value;
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined;
  if (typeof title !== 'string' || title.trim() === '') return undefined;
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1)
    return undefined;
  if (typeof finalPrice !== 'number' || !Number.isFinite(finalPrice) || finalPrice < 0)
    return undefined;
  const ownPicture = typeof thumbnail === 'string' && OWN_PICTURE.test(thumbnail);
  return {
    ...{ id, title, quantity, finalPrice },
    ...(typeof lang === 'string' && { lang }),
    ...(ownPicture && { thumbnail }),
  };
}

export function parseCart(stored: string | null): readonly CartLine[] {
  if (!stored) return [];
  try {
    const values: unknown = JSON.parse(stored);
    if (!Array.isArray(values)) return [];
    const lines = values.flatMap((value) => lineOf(value) ?? []);
    return lines.filter((line, index) => lines.findIndex(({ id }) => id === line.id) === index);
  } catch {
    return [];
  }
}
