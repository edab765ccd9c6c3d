/**
 * Builds every image of the Dockerfile, starts the compose file's services from them, and visits them.
 * Needs root, buildah, crun, debootstrap and iproute2, no daemon. Ends with 2 where one is missing.
 *   node --import tsx deploy/containers/main.ts [folder that keeps the images]
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../../bin/cluster/programs';
import { makeBaseImages } from './base-images';
import { readCompose } from './compose-file';
import { openImages } from './images';
import { npmSettings } from './npm-settings';
import { tryServices } from './services';
import { printSizes } from './sizes';

const missing = ['buildah', 'crun', 'debootstrap', 'ip'].filter((name) => !findProgram(name));
if (process.getuid?.() !== 0) missing.push('root');
if (missing.length > 0) {
  console.log(`Skipped: containers. Needs ${missing.join(', ')}.`);
  process.exit(2);
}

const [kept] = process.argv.slice(2);
const folder = kept ? path.resolve(kept) : mkdtempSync(path.join(tmpdir(), 'forge-containers-'));
const secret = () => randomBytes(32).toString('base64url');
const revalidateSecret = secret();
const compose = readCompose('deploy/compose.yaml', {
  SITE_URL: 'http://localhost:8080',
  SESSION_SECRET: secret(),
  REVALIDATE_SECRET: revalidateSecret,
  CONTENT_TOKEN: secret(),
});
// Two services share one image.
const targets = new Map(
  compose.services.flatMap(({ image, build }) => (build ? [[image, build.target] as const] : [])),
);

const images = openImages(folder);
try {
  await makeBaseImages(images, folder);
  // For the time of the build; no image has them.
  const settings = await npmSettings(path.join(folder, 'npm'));
  const mounts = settings.map(({ file, inside }) => `${file}:${inside}:ro`);
  for (const [image, target] of targets) {
    console.log(`\n— Image ${image}`);
    await images.build(target, image, mounts);
  }
  await tryServices({ compose, images, folder, revalidateSecret });
  await printSizes(images, targets);
} finally {
  await images.ask('rm', '--all');
  if (!kept) rmSync(folder, { recursive: true, force: true });
}
