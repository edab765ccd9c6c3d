import { readFileSync } from 'node:fs';
import type budgetsFile from '@/budgets.json';

/** What each figure is held against; weights in KB. The journeys read the same file. */
export const budgets = JSON.parse(readFileSync('budgets.json', 'utf8')) as typeof budgetsFile;
