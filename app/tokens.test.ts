import { readFileSync } from 'node:fs';

const tokens = readFileSync('app/tokens.css', 'utf8');

describe('tokens', () => {
  it.each([
    'app/[language]/layout.tsx',
    'lib/features/seo/card-drawing.ts',
    'lib/platform/http/plain-html.ts',
  ])('%s uses only colours of the tokens', (file) => {
    const colours = readFileSync(file, 'utf8').match(/#[\da-f]{6}\b/gi) ?? [];
    expect(colours).not.toEqual([]);
    expect(colours.filter((colour) => !tokens.includes(colour.toLowerCase()))).toEqual([]);
  });
});
