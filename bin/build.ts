import { build } from 'esbuild';
import { ended, startNext } from './processes';

/** What stands between Next.js and the wire is loaded by Next.js itself and so must be JavaScript. */
await build({
  entryPoints: ['lib/delivery/cache-handler.ts', 'lib/delivery/server-hook.ts'],
  outdir: '.delivery',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  packages: 'external',
});
process.exit(await ended(startNext('build', [])));
