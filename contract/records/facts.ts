import { productRecord } from './catalogue';
import { describeRecord } from './describe';

/** The fields of a product that stand in its table of facts. */
export const factFields = describeRecord(productRecord).filter(({ fact }) => fact);
