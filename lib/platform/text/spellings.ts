import { caseless } from './fragment';

/** Names by themselves, and by what is left of them without capitals: the first has it. */
export function bySpelling(names: readonly string[]): ReadonlyMap<string, string> {
  const loosely = names.map((name) => [caseless(name), name] as const);
  return new Map([...loosely.reverse(), ...names.map((name) => [name, name] as const)]);
}

/** The name that a text spells, in capitals or not. */
export const spelled = (names: ReadonlyMap<string, string>, text: string): string | undefined =>
  names.get(text) ?? names.get(caseless(text));
