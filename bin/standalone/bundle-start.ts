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

/** Loaded where it is installed, as `debug` does for its colours: a bundle holds the same after every `npm ci`. */
const OPTIONAL = 'supports-color';

/**
 * Bundles the start program with the response pipeline, once: modules and packages in it are shared.
 * CommonJS, in which a dynamic `import()` runs what it names no earlier.
 * @returns the modules that it finds beside it
 */
export async function bundleStart(outfile: string): Promise<string[]> {
  const { metafile } = await build({
    metafile: true,
    entryPoints: ['bin/standalone/start.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['next', './server.js', OPTIONAL],
    // server-only throws outside of a page.
    alias: { 'server-only': './node_modules/server-only/empty.js' },
    define: { SCRIPT_LOADER: JSON.stringify(await scriptLoader()) },
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return imports.flatMap(({ external, path }) => (external && path !== OPTIONAL ? path : []));
}
