import { fileURLToPath } from 'node:url';
import type { Env } from './env';

/** Not among the variables: programs that are bundled read those, and have no place of their own. */
const DEMO_COMPANY = fileURLToPath(new URL('../demo-company', import.meta.url));

/** The folder with `content/`, `media/` and `documents/` of the company that is served. */
export const companyFolder = ({ CONTENT_DIR }: Pick<Env, 'CONTENT_DIR'>): string =>
  CONTENT_DIR ?? DEMO_COMPANY;
