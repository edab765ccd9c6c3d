import { build } from 'esbuild';
import { ended, startNext } from './processes';

/** Stands in every page, so it is as small as it gets. */
const loader = await build({
  entryPoints: ['lib/delivery/script-loader.ts'],
  write: false,
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['chrome120', 'firefox121', 'safari17.2'],
});

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
  define: {
    SCRIPT_LOADER: JSON.stringify(
      loader.outputFiles
        .map(({ text }) => text)
        .join('')
        .trim(),
    ),
  },
});
process.exit(await ended(startNext('build', [])));
