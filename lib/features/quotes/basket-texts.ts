import { QUOTE_LIMITS } from '@/contract/form-limits';

/** Apart from the texts of the form, since every page loads these. */
export const ADDED_TO_QUOTE = 'Added to your request for a quote';
export const ADD_TO_QUOTE = 'Add to quote';
export const BASKET_FULL = `A request may have ${QUOTE_LIMITS.parts} parts. Please send this one first.`;
