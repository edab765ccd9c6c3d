import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(css|ts|tsx)$/.test(file))
    .map((file) => path.join(folder, file)),
);
const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));

const classesOf = (sheet: string) =>
  new Set(
    texts
      .get(sheet)
      ?.replace(/\/\*.*?\*\//gs, '')
      .match(/(?<=\.)[a-z]\w*(?=[^{};]*\{)/g),
  );

/** The classes that a component takes from sheets that do not have them: React renders none. */
const missingIn = (file: string, text: string) =>
  [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].flatMap(
    ([, styles, sheet = '']) => {
      const classes = classesOf(
        sheet.startsWith('@/') ? sheet.slice(2) : path.join(path.dirname(file), sheet),
      );
      const named = text.match(new RegExp(String.raw`(?<=[^\w/]${styles}\.)\w+`, 'g')) ?? [];
      return named.filter((name) => !classes.has(name)).map((name) => `${file}: ${name}`);
    },
  );

describe('names of styles', () => {
  it('has a rule for every class that a component names', () => {
    expect(texts.size).toBeGreaterThan(500);
    expect([...texts].flatMap(([file, text]) => missingIn(file, text))).toEqual([]);
  });

  it('uses every token', () => {
    const tokens = new Set(texts.get('app/tokens.css')?.match(/(?<=^ +)--[\w-]+(?=:)/gm));
    const all = [...texts.values()].join('\n');
    // `--hero-${index}` names several.
    const isUsed = (name: string) =>
      new RegExp(`${name}(?![\\w-]|\\s*:)|${name.replace(/\d$/, '')}\\$\\{`).test(all);
    expect(tokens.size).toBeGreaterThan(50);
    expect([...tokens].filter((name) => !isUsed(name))).toEqual([]);
  });
});
