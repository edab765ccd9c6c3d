import { randomBytes } from 'node:crypto';
import { build } from 'esbuild';
import { ended, startNext } from './processes';
import { refuseEnvFiles } from './refusal';
import { browserslist } from '../package.json';
import { completeStandalone } from './standalone-folder';

refuseEnvFiles();

/** Stands in every page, so it is as small as it gets. */
const loader = await build({
  entryPoints: ['lib/delivery/html/script-loader.ts'],
  write: false,
  bundle: true,
  minify: true,
  format: 'iife',
  target: browserslist.map((browser) => browser.replace(' ', '')),
});

/** Next.js and Node load the response pipeline by themselves, so it must be JavaScript. */
await build({
  entryPoints: {
    'cache-handler': 'lib/delivery/cache/cache-handler.ts',
    'server-hook': 'lib/delivery/server/server-hook.ts',
  },
  outdir: '.delivery',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  packages: 'external',
  // A fence for bundlers of pages, which Node itself cannot load.
  alias: { 'server-only': './lib/testing/server-only.ts' },
  define: {
    SCRIPT_LOADER: JSON.stringify(
      loader.outputFiles
        .map(({ text }) => text)
        .join('')
        .trim(),
    ),
  },
});
const BUILD_NAME = randomBytes(9).toString('hex');
const code = await ended(startNext('build', [], { BUILD_NAME }));
if (code === 0) await completeStandalone();
process.exit(code);
