/** The fields of a document, and how much more it counts to be found there than in its text. */
export const fields = [
  { name: 'sku', weight: 8 },
  { name: 'title', weight: 5 },
  { name: 'facts', weight: 2 },
  { name: 'summary', weight: 1.5 },
  { name: 'text', weight: 1 },
] as const;

export type FieldName = (typeof fields)[number]['name'];

const FIELD_BITS = fields.length;
const FIELD_MASK = (1 << FIELD_BITS) - 1;

/** For each set of fields, what it counts. */
const WEIGHTS = Float64Array.from({ length: FIELD_MASK + 1 }, (_, mask) =>
  fields.reduce((sum, { weight }, bit) => sum + (mask & (1 << bit) ? weight : 0), 0),
);

/** Where terms stand: for each term the documents, with the fields that hold it. */
export class Postings {
  private terms = new Uint32Array(1024);
  private places = new Uint32Array(1024);
  private length = 0;
  private ends = new Uint32Array();

  /** @param mask one bit for each field */
  add(term: number, document: number, mask: number): void {
    if (this.length === this.terms.length) {
      this.terms = grown(this.terms);
      this.places = grown(this.places);
    }
    this.terms[this.length] = term;
    this.places[this.length++] = (document << FIELD_BITS) | mask;
  }

  /** Sorts by term; nothing is added afterwards. */
  seal(termCount: number): void {
    const ends = new Uint32Array(termCount + 1);
    for (let at = 0; at < this.length; at++) ends[this.terms[at]! + 1]!++;
    for (let term = 0; term < termCount; term++) ends[term + 1]! += ends[term]!;
    const next = ends.slice();
    const sorted = new Uint32Array(this.length);
    for (let at = 0; at < this.length; at++) sorted[next[this.terms[at]!]!++] = this.places[at]!;
    this.places = sorted;
    this.ends = ends;
    this.terms = new Uint32Array();
  }

  /** @param visit gets each document that holds the term, and the weight of the fields */
  each(term: number, visit: (document: number, weight: number) => void): void {
    for (let at = this.ends[term]!; at < this.ends[term + 1]!; at++) {
      const place = this.places[at]!;
      visit(place >>> FIELD_BITS, WEIGHTS[place & FIELD_MASK]!);
    }
  }

  /** Documents of a term are in their order. */
  holds(term: number, document: number): boolean {
    let low = this.ends[term]!;
    for (let high = this.ends[term + 1]!; low < high;) {
      const middle = (low + high) >> 1;
      if (this.places[middle]! >>> FIELD_BITS < document) low = middle + 1;
      else high = middle;
    }
    return low < this.ends[term + 1]! && this.places[low]! >>> FIELD_BITS === document;
  }
}

function grown(list: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * list.length);
  larger.set(list);
  return larger;
}
