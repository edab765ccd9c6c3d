import type { Analysis } from '../analysis/analysis';
import { editDistance, lettersOf, mayBeWithin } from './edit-distance';

/** A term of the index that answers a word, and how well: 1 is the word itself. */
export type Match = { id: number; quality: number };

const LETTERS = /^[\p{L}\p{M}]+$/u;
/** Words of few letters stand inside of others by chance. */
const SHORTEST_INSIDE = 4;
/** Gear is no year. */
const SHORTEST_MISSPELT = 5;
const TWO_ERRORS = 8;
const SHORTEST_BEGINNING = 3;
const SHORTEST_PART = 3;
/** Letters that join the words of a compound: Versand-s-kosten. */
const JOINTS = ['', 's', 'n', 'es', 'en'];

/**
 * What answers less well than the word itself. Of a word that goes on the least that it is worth, for one that
 * goes on for long; `end` is added where a compound ends with it.
 */
const QUALITY = {
  form: 0.85,
  error: 0.6,
  errorInForm: 0.5,
  numberBegins: 0.3,
  begins: 0.45,
  stemBegins: 0.4,
  begun: 0.9,
  inside: 0.25,
  stemInside: 0.15,
  end: 0.15,
  length: 0.3,
};

/** All terms of an index. */
export class Vocabulary {
  readonly terms: string[] = [];
  private readonly ids = new Map<string, number>();
  /** Filled by `seal`. */
  private readonly byStem = new Map<string, number[]>();
  private sorted: number[] = [];
  private words: number[] = [];
  /** Of `words`. */
  private letters = new Uint32Array();
  /** Those that are no words themselves. */
  private stems: string[] = [];
  /** Of `stems`. */
  private lettersOfStems = new Uint32Array();

  constructor(private readonly analysis: Analysis) {}

  /** @returns the number of a term, a new one where it has none */
  add(term: string): number {
    const found = this.ids.get(term);
    if (found !== undefined) return found;
    this.ids.set(term, this.terms.length);
    return this.terms.push(term) - 1;
  }

  /** Nothing is added afterwards. */
  async seal(pause: () => Promise<void> | undefined): Promise<void> {
    const { terms, analysis } = this;
    for (const [id, term] of terms.entries()) {
      await pause();
      if (!LETTERS.test(term)) continue;
      this.words.push(id);
      const stem = analysis.stemOf(term);
      const same = this.byStem.get(stem);
      if (same) same.push(id);
      else this.byStem.set(stem, [id]);
    }
    this.letters = Uint32Array.from(this.words, (id) => lettersOf(terms[id]!));
    this.stems = [...this.byStem.keys()].filter(
      (stem) => stem.length >= SHORTEST_INSIDE && !this.ids.has(stem),
    );
    this.lettersOfStems = Uint32Array.from(this.stems, lettersOf);
    await pause();
    this.sorted = [...terms.keys()].sort((one, other) =>
      terms[one]! < terms[other]! ? -1 : terms[one]! > terms[other]! ? 1 : 0,
    );
  }

  has = (term: string): boolean => this.ids.has(term);

  exact(term: string): Match[] {
    const id = this.ids.get(term);
    return id === undefined ? [] : [{ id, quality: 1 }];
  }

  /** A part number, a size or a number: right, or still being typed. */
  number(term: string): Match[] {
    const exact = this.exact(term);
    return exact.length > 0 ? exact : this.beginningWith(term, QUALITY.numberBegins);
  }

  /** A word in all its forms, as a beginning, and inside of compounds where the language has them. */
  word(term: string): Match[] {
    const stem = this.analysis.stemOf(term);
    const found = [
      ...this.exact(term),
      ...(this.byStem.get(stem) ?? []).map((id) => ({ id, quality: QUALITY.form })),
      ...this.beginningWith(term, QUALITY.begins),
    ];
    if (!this.analysis.hasCompounds && found.length > 0) return found;
    const isWord = term.startsWith(stem) && stem.length >= SHORTEST_INSIDE;
    return [
      ...found,
      ...(isWord ? this.beginningWith(stem, QUALITY.stemBegins) : []),
      ...this.inside(term, QUALITY.inside),
      ...(isWord ? this.inside(stem, QUALITY.stemInside) : []),
    ];
  }

  /** Words with typing errors. */
  misspelt(term: string): Match[] {
    if (term.length < SHORTEST_MISSPELT || !LETTERS.test(term)) return [];
    const limit = term.length < TWO_ERRORS ? 1 : 2;
    const { letters, lettersOfStems, stems, terms, words } = this;
    const found: Match[] = [];
    const bits = lettersOf(term);
    for (let at = 0; at < words.length; at++) {
      if (!mayBeWithin(limit, bits, letters[at]!)) continue;
      const id = words[at]!;
      const errors = editDistance(term, terms[id]!, limit);
      if (errors > 0 && errors <= limit) found.push({ id, quality: QUALITY.error / errors });
    }
    const stem = this.analysis.stemOf(term);
    const bitsOfStem = lettersOf(stem);
    for (let at = 0; at < stems.length; at++) {
      if (!mayBeWithin(1, bitsOfStem, lettersOfStems[at]!)) continue;
      if (editDistance(stem, stems[at]!, 1) !== 1) continue;
      found.push(
        ...this.byStem.get(stems[at]!)!.map((id) => ({ id, quality: QUALITY.errorInForm })),
      );
    }
    return found;
  }

  /** The words that one is made of, where the texts write them apart: each may be in any form. */
  split(term: string): Match[][] | undefined {
    if (!LETTERS.test(term)) return undefined;
    for (let at = term.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
      const second = this.forms(term.slice(at));
      if (second.length === 0) continue;
      for (const joint of JOINTS) {
        const head = term.slice(0, at);
        if (!head.endsWith(joint)) continue;
        const first = this.forms(head.slice(0, head.length - joint.length));
        if (first.length > 0) return [first, second];
      }
    }
    return undefined;
  }

  private forms(term: string): Match[] {
    if (term.length < SHORTEST_PART) return [];
    const exact = this.exact(term);
    const stem = this.analysis.stemOf(term);
    return [
      ...exact,
      ...(this.byStem.get(stem) ?? []).map((id) => ({ id, quality: QUALITY.form })),
    ];
  }

  /** @param least quality of one that goes on for long */
  private beginningWith(start: string, least: number): Match[] {
    const isLatin = /^[\p{Script=Latin}\p{N}]/u.test(start);
    if (start.length < (isLatin ? SHORTEST_BEGINNING : SHORTEST_BEGINNING - 1)) return [];
    const { sorted, terms } = this;
    let low = 0;
    for (let high = sorted.length; low < high;) {
      const middle = (low + high) >> 1;
      if (terms[sorted[middle]!]! < start) low = middle + 1;
      else high = middle;
    }
    const found: Match[] = [];
    for (; low < sorted.length; low++) {
      const id = sorted[low]!;
      const term = terms[id]!;
      if (!term.startsWith(start)) break;
      const share = start.length / term.length;
      found.push({ id, quality: least + (QUALITY.begun - least) * share });
    }
    return found;
  }

  private inside(part: string, least: number): Match[] {
    if (part.length < SHORTEST_INSIDE) return [];
    const { terms } = this;
    const found: Match[] = [];
    for (const id of this.words) {
      const term = terms[id]!;
      const at = term.indexOf(part, 1);
      if (at < 0) continue;
      // What a compound is stands at its end.
      const isEnd = at + part.length === term.length ? QUALITY.end : 0;
      found.push({ id, quality: least + isEnd + QUALITY.length * (part.length / term.length) });
    }
    return found;
  }
}
