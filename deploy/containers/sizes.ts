import { readFileSync } from 'node:fs';
import { assert } from './assert';
import { read } from './command';
import type { Images } from './images';

/** Above the base, by target. */
const MAX_MB: Record<string, number> = { site: 300, content: 150 };

/** In MB of 1,000,000 bytes. */
async function sizeOf(folder: string): Promise<number> {
  const [bytes] = (await read('du', '--summarize', '--block-size=1', folder)).split('\t');
  return Math.round(Number(bytes) / 1_000_000);
}

/** @param targets of the Dockerfile, by image. @throws when an image is too large */
export async function printSizes(images: Images, targets: Map<string, string>): Promise<void> {
  const stages = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^FROM (\S+) AS (\S+)$/gm)];
  const bases = new Map(stages.map(([, base = '', target = '']) => [target, base]));
  console.log('\nSizes in MB: image, its base, above it');
  for (const [image, target] of targets) {
    const own = await sizeOf(await images.files(image));
    const base = await sizeOf(await images.files(`docker.io/library/${bases.get(target)}`));
    console.log(`${image.padEnd(20)} ${own} ${base} ${own - base}`);
    const most = MAX_MB[target] ?? Infinity;
    assert(own - base <= most, `${image} has more than ${most} MB above its base`);
  }
}
