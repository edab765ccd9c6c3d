import { randomBytes } from 'node:crypto';
import { build } from 'esbuild';
import { browserslist } from '../package.json';
import { startNext, waitForExit } from './lib/processes';
import { exitOnEnvFile } from './lib/start-checks';
import { completeFolder } from './standalone/complete-folder';
import { restoreCache, saveCache } from './standalone/saved-cache';

exitOnEnvFile();

/** Inlined in every page, so it is as small as possible. */
const loader = await build({
  entryPoints: ['lib/delivery/html/script-loader.ts'],
  write: false,
  bundle: true,
  minify: true,
  format: 'iife',
  target: browserslist.map((browser) => browser.replace(' ', '')),
});

/** Next.js and Node.js load the response pipeline by themselves: it must be JavaScript. */
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
  // Next.js compiles the cache handler again and would copy all of node_modules.
  packages: 'external',
  // server-only throws outside of a page.
  alias: { 'server-only': './node_modules/server-only/empty.js' },
  define: {
    SCRIPT_LOADER: JSON.stringify(
      loader.outputFiles
        .map(({ text }) => text)
        .join('')
        .trim(),
    ),
  },
});
await saveCache();
const code = await waitForExit(
  startNext('build', [], { BUILD_NAME: randomBytes(9).toString('hex') }),
);
if (code === 0) await completeFolder();
await restoreCache();
process.exit(code);
