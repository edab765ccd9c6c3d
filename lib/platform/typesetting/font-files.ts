import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codePointsOf } from './code-points';
import type { Family } from './families';

/** One file of a family. */
export type Face = { family: Family; file: string };

const fileOf = ({ name, wide }: Family, part: string): string =>
  path.join(
    // The build is told of these files in next.config.ts: followed from here it would take every package.
    /* turbopackIgnore: true */ process.cwd(),
    'node_modules/@fontsource-variable',
    name,
    'files',
    `${name}-${part.replace(/[[\]]/g, '')}-${wide ? 'wdth' : 'wght'}-normal.woff2`,
  );

const faces = new Map<Family, Map<number, Face>>();

/** Of a family by the code point that browsers would ask them for; the last of several as in a style sheet. */
function facesOf(family: Family): ReadonlyMap<number, Face> {
  const known = faces.get(family);
  if (known) return known;
  const found = new Map<number, Face>();
  for (const [part, ranges] of Object.entries(family.ranges)) {
    if (!family.uses.test(part)) continue;
    const face = { family, file: fileOf(family, part) };
    for (const range of ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)) {
      const first = parseInt(range[1] ?? '', 16);
      const last = range[2] ? parseInt(range[2], 16) : first;
      for (let code = first; code <= last; code++) found.set(code, face);
    }
  }
  faces.set(family, found);
  return found;
}

const characterMaps = new Map<string, ReadonlySet<number>>();

function hasGlyph({ file }: Face, code: number): boolean {
  const known = characterMaps.get(file) ?? codePointsOf(readFileSync(file));
  characterMaps.set(file, known);
  return known.has(code);
}

/** The face of a family that has a glyph for the code point; a style sheet may promise more than a font keeps. */
export function faceIn(family: Family, code: number): Face | undefined {
  const face = facesOf(family).get(code);
  return face && hasGlyph(face, code) ? face : undefined;
}
