import { readEnv } from '@/content-service/env';
import type { DatabaseLocation } from '@/content-service/store/database';

/** Where the content service of this environment keeps its data. @throws EnvError */
export function databaseLocation(): DatabaseLocation {
  const { DATA_DIR, DATABASE_URL } = readEnv(process.env);
  return { dataDir: DATA_DIR, databaseUrl: DATABASE_URL };
}
