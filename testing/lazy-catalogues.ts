/**
 * Stands in for the catalogues that `words/words.ts` imports. Each test file loads its modules anew, a
 * catalogue is twenty of them, and hardly a test looks at another language than English: the others come
 * when they are used.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';

const WORDS = path.resolve('words');

const loaded = new Map<string, object>();

/** @param name that `de/german.ts` exports: `german` */
function load(name: string): object {
  const known = loaded.get(name);
  if (known) return known;
  const folder = readdirSync(WORDS).find(
    (language) =>
      /^[a-z]{2}$/.test(language) && readdirSync(path.join(WORDS, language)).includes(`${name}.ts`),
  );
  const catalogue = jest.requireActual<Record<string, object>>(`@/words/${folder}/${name}`)[name]!;
  loaded.set(name, catalogue);
  return catalogue;
}

const lazily = (name: string) =>
  new Proxy(
    {},
    {
      get: (_, key) => Reflect.get(load(name), key) as unknown,
      has: (_, key) => key in load(name),
      ownKeys: () => Reflect.ownKeys(load(name)),
      getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(load(name), key),
    },
  );

module.exports = new Proxy({}, { get: (_, name: string) => lazily(name) });
