import { build } from 'esbuild';
import { browserslist } from '../../package.json';

/** Inlined in every page, so it is as small as possible. */
async function scriptLoader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/delivery/html/script-loader.ts'],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserslist.map((browser) => browser.replace(' ', '')),
  });
  return outputFiles
    .map(({ text }) => text)
    .join('')
    .trim();
}

/**
 * Next.js and Node.js load the response pipeline by themselves: it must be JavaScript.
 * @param packages which of them are not bundled
 */
export async function bundleResponsePipeline(
  outdir: string,
  packages: { packages: 'external' } | { external: string[] },
): Promise<void> {
  await build({
    ...packages,
    entryPoints: {
      'cache-handler': 'lib/delivery/cache/cache-handler.ts',
      'server-hook': 'lib/delivery/server/server-hook.ts',
    },
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // server-only throws outside of a page.
    alias: { 'server-only': './node_modules/server-only/empty.js' },
    define: { SCRIPT_LOADER: JSON.stringify(await scriptLoader()) },
  });
}
