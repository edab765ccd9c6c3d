import type { Query, SearchOptions } from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import type { Analysis } from './analysis/analysis';
import { FIELD_WEIGHTS } from './search-document';

const LETTERS = /^[\p{L}\p{M}]+$/u;
/** Words of few letters stand inside of others by chance. */
const SHORTEST_INSIDE = 4;
/** Gear is no year. */
const SHORTEST_MISSPELT = 5;
const TWO_ERRORS = 6;
const SHORTEST_BEGINNING = 3;
const SHORTEST_PART = 3;
/** Letters that join the words of a compound: Versand-s-kosten. */
const JOINTS = ['', 's', 'n', 'es', 'en'];

/** What counts less than the word itself. */
const QUALITY = { form: 0.85, compound: 0.4, otherWords: 0.4 };
const OTHER_WORDS = Object.fromEntries(
  Object.entries(FIELD_WEIGHTS).map(([field, weight]) => [field, QUALITY.otherWords * weight]),
);

/** Stands in no term. */
export const TERMS_APART = '\n';

/** @returns what asks for documents with any of these terms, if the options do not say otherwise */
export const queryOf = (terms: readonly string[], options?: SearchOptions): Query => ({
  combineWith: 'OR',
  queries: [terms.join(TERMS_APART)],
  ...options,
});

export const anyOf = (queries: readonly Query[]): Query => ({
  combineWith: 'OR',
  queries: [...queries],
});

/** @returns what asks for documents that say the same in other words, by something of each list */
export const inOtherWords = (lists: readonly Query[][]): Query => ({
  combineWith: 'AND',
  queries: lists.map(anyOf),
  boost: OTHER_WORDS,
});

/** All terms of an index, and the questions in which they answer a word. */
export class Vocabulary {
  private readonly terms = new Set<string>();
  /** The same, each between two marks: a text is searched faster. */
  private text = TERMS_APART;
  /** Words by their stem. */
  private readonly forms = new SearchableMap<string[]>();

  constructor(private readonly analysis: Analysis) {}

  add(term: string): void {
    if (this.terms.has(term)) return;
    this.terms.add(term);
    this.text += term + TERMS_APART;
    if (!LETTERS.test(term)) return;
    const stem = this.analysis.stemOf(term);
    const forms = this.forms.get(stem);
    if (forms) forms.push(term);
    else this.forms.set(stem, [term]);
  }

  has = (term: string): boolean => this.terms.has(term);

  /** A part number, a size or a number: right, or still being typed. */
  number(term: string): Query[] {
    if (this.has(term)) return [queryOf([term])];
    const isBegun = mayBegin(term) && this.text.includes(TERMS_APART + term);
    return isBegun ? [queryOf([term], { prefix: true })] : [];
  }

  /** A word in all its forms, as a beginning, and inside of compounds where the language has them. */
  word(term: string): Query[] {
    const forms = this.formsOf(term);
    const compounds =
      this.analysis.hasCompounds || forms.length === 0 ? this.compoundsOf(term) : [];
    if (term.length >= SHORTEST_INSIDE && forms.length + compounds.length === 0)
      return this.split(term);
    const others = [...forms, ...compounds].filter((each) => !each.startsWith(term));
    return [
      queryOf([term, ...new Set(others)], {
        prefix: (each) => each === term && mayBegin(term),
        boostTerm: (each) =>
          each === term ? 1 : forms.includes(each) ? QUALITY.form : QUALITY.compound,
      }),
    ];
  }

  /** The words that one is made of, where the texts write them apart: each may be in any form. */
  private split(term: string): Query[] {
    for (let at = term.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
      const second = this.formsOf(term.slice(at));
      const first = JOINTS.filter((joint) => term.slice(0, at).endsWith(joint))
        .map((joint) => this.formsOf(term.slice(0, at - joint.length)))
        .find((forms) => forms.length > 0);
      if (first && second.length > 0) return [inOtherWords([[queryOf(first)], [queryOf(second)]])];
    }
    return [];
  }

  /** A word with typing errors. */
  misspelt(term: string): Query[] {
    if (term.length < SHORTEST_MISSPELT || !LETTERS.test(term)) return [];
    const stem = this.analysis.stemOf(term);
    const swapped = [...stem.slice(1)].map(
      (letter, at) => stem.slice(0, at) + letter + stem[at] + stem.slice(at + 2),
    );
    const near = this.forms.fuzzyGet(stem, stem.length < TWO_ERRORS ? 1 : 2);
    return [queryOf([...near.keys(), ...swapped].flatMap((each) => this.forms.get(each) ?? []))];
  }

  private formsOf(term: string): string[] {
    if (term.length < SHORTEST_PART) return this.has(term) ? [term] : [];
    return this.forms.get(this.analysis.stemOf(term)) ?? [];
  }

  /** Words that are made of this one and others. */
  private compoundsOf(term: string): string[] {
    const stem = this.analysis.stemOf(term);
    const part = term.startsWith(stem) && stem.length >= SHORTEST_INSIDE ? stem : term;
    if (part.length < SHORTEST_INSIDE) return [];
    const found: string[] = [];
    for (let at = this.text.indexOf(part); at >= 0; at = this.text.indexOf(part, at)) {
      const start = this.text.lastIndexOf(TERMS_APART, at) + 1;
      at = this.text.indexOf(TERMS_APART, at);
      found.push(this.text.slice(start, at));
    }
    return found.filter((each) => LETTERS.test(each));
  }
}

const mayBegin = (start: string): boolean =>
  start.length >= SHORTEST_BEGINNING - (/^[\p{Script=Latin}\p{N}]/u.test(start) ? 0 : 1);
