/**
 * The heat on the inspection certificate and its picture. The bar in `media/gallery/heat-number.jpg` is of
 * another; `facts.test.ts` compares them.
 */
export const inspectedHeat = { number: 'H 48226', grade: '42CrMo4' };
