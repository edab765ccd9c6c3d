/** @jest-environment node */
import { readFileSync } from 'node:fs';

const tokens = readFileSync('app/tokens.css', 'utf8');

it.each(['app/layout.tsx', 'app/icon.svg', 'lib/seo/card-drawing.tsx'])(
  '%s repeats colours of the tokens and has none of its own',
  (file) => {
    const colours = readFileSync(file, 'utf8').match(/#[\da-f]{6}\b/gi) ?? [];
    expect(colours).not.toEqual([]);
    expect(colours.filter((colour) => !tokens.includes(colour.toLowerCase()))).toEqual([]);
  },
);
