/** Read in Next.js 16.4.6: server/get-page-files.js, and React, which leaves JSON as it is. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const manifestSchema = z.object({
  chunkLoadingGlobal: z.string(),
  pagesChunkGroupBootstrapParams: z.record(z.string(), z.unknown()),
});

/**
 * The inline scripts of a build that tell Turbopack which files start a page: most often all pages have the
 * same one.
 * @param dist the folder of the build
 * @throws for the manifest of a release that makes them of something else
 */
export function startScripts(dist: string): string[] {
  const manifest = readFileSync(path.join(dist, 'build-manifest.json'), 'utf8');
  const found = manifestSchema.parse(JSON.parse(manifest));
  const name = JSON.stringify(found.chunkLoadingGlobal);
  const scripts = Object.values(found.pagesChunkGroupBootstrapParams).map(
    (files) =>
      `(globalThis[${name}] || (globalThis[${name}] = [])).push(${JSON.stringify(files)});`,
  );
  return [...new Set(scripts)];
}
