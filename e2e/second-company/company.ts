import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Variables } from '@/bin/lib/processes';
import { startOwnSite } from '../own-site';

/** A company of another trade, in the layout of `demo-company/`. */
export const SECOND_COMPANY = path.resolve('e2e/fixtures/second-company');

/** The built site with the second company's content, and without samples. */
export const startSecondCompany = (variables: Variables = {}) =>
  startOwnSite({ CONTENT_DIR: SECOND_COMPANY, SAMPLES: 'off', ...variables });

/** What the second company's content service answers at an endpoint. */
export const contentFile = <T>(name: string): T =>
  JSON.parse(readFileSync(path.join(SECOND_COMPANY, 'content', `${name}.json`), 'utf8')) as T;
