import { readFileSync } from 'node:fs';
import type budgetsFile from '@/budgets.json';

/** The limits that metrics are compared with; sizes in KB. The end-to-end tests read the same file. */
export const budgets = JSON.parse(readFileSync('budgets.json', 'utf8')) as typeof budgetsFile;
