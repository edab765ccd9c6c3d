import type { Postings } from './postings';
import type { Need, Way } from './query';

/** A document that was found, and the terms of it that answer the query. */
export type Ranked = { document: number; terms: number[] };

/** Of what most words of a query name, a document needs this share of the best one. */
const MOST = 0.6;
const OPTIONAL = 0.2;
/** A title that holds the words as they were typed. */
const AS_TYPED = 1.3;
const EXACTLY = 1.6;

/**
 * The documents that have everything as it is spelt, else with typing errors, else most of it.
 * @param titles folded
 * @param query folded
 * @param most documents that are returned, the best first
 */
export function rank(
  needs: readonly Need[],
  postings: Postings,
  titles: readonly string[],
  query: string,
  most: number,
): { ranked: Ranked[]; total: number } {
  if (needs.length === 0) return { ranked: [], total: 0 };
  const { answers, found } = answered(needs, postings, titles);
  const scores = new Map(found.map((id) => [id, scoreOf(id, needs, answers, titles, query)]));
  const sorted = found.sort((one, other) => scores.get(other)! - scores.get(one)! || one - other);
  const ids = new Set(
    answers.flatMap(({ ways }) => ways.flatMap(({ lists }) => lists.flat().map(({ id }) => id))),
  );
  const ranked = sorted.slice(0, most).map((document) => ({
    document,
    terms: [...ids].filter((id) => postings.holds(id, document)),
  }));
  return { ranked, total: sorted.length };
}

type Answered = { answers: Answer[]; found: number[] };

function answered(needs: readonly Need[], postings: Postings, titles: readonly string[]): Answered {
  const answersBy = (waysOf: (need: Need) => Way[]) =>
    needs.map((need) => answerOf(waysOf(need), postings, titles));
  const spelt = answersBy(({ ways }) => ways);
  const asSpelt = whole(needs, spelt);
  if (asSpelt.length > 0) return { answers: spelt, found: asSpelt };
  const misspelt = answersBy((need) => [...need.ways, ...need.misspelt()]);
  const withErrors = whole(needs, misspelt);
  if (withErrors.length > 0) return { answers: misspelt, found: withErrors };
  return { answers: spelt, found: mostOf(needs, spelt) };
}

/** How well each document answers a need: 0 is not at all. */
type Answer = { ways: readonly Way[]; scores: Float32Array; weight: number };

function answerOf(ways: readonly Way[], postings: Postings, titles: readonly string[]): Answer {
  const scores = new Float32Array(titles.length);
  for (const { lists, quality } of ways) {
    const ofLists = lists.map((matches) => {
      const best = lists.length === 1 ? scores : new Float32Array(titles.length);
      for (const match of matches)
        postings.each(match.id, (document, weight) => {
          const score = match.quality * quality * weight;
          if (score > best[document]!) best[document] = score;
        });
      return best;
    });
    if (lists.length === 1) continue;
    for (let document = 0; document < scores.length; document++) {
      let sum = 0;
      for (const list of ofLists) {
        if (list[document] === 0) {
          sum = 0;
          break;
        }
        sum += list[document]!;
      }
      const score = sum / lists.length;
      if (score > scores[document]!) scores[document] = score;
    }
  }
  const count = scores.reduce((sum, score) => sum + (score > 0 ? 1 : 0), 0);
  return { ways, scores, weight: Math.log(1 + (titles.length + 1) / (count + 0.5)) };
}

/** Documents that have all. */
function whole(needs: readonly Need[], answers: readonly Answer[]): number[] {
  const required = answers.filter((_, at) => !needs[at]!.isOptional);
  const found: number[] = [];
  for (let document = 0; document < answers[0]!.scores.length; document++)
    if (required.every(({ scores }) => scores[document]! > 0)) found.push(document);
  return found;
}

/** Documents that have most; what no document has does not count. */
function mostOf(needs: readonly Need[], answers: readonly Answer[]): number[] {
  const required = answers.filter((_, at) => !needs[at]!.isOptional);
  const covered = Float32Array.from(answers[0]!.scores, (_, document) =>
    required.reduce((sum, { scores, weight }) => sum + (scores[document]! > 0 ? weight : 0), 0),
  );
  const best = covered.reduce((most, share) => Math.max(most, share), 0);
  if (best === 0) return [];
  return [...covered.keys()].filter((document) => covered[document]! >= MOST * best);
}

function scoreOf(
  document: number,
  needs: readonly Need[],
  answers: readonly Answer[],
  titles: readonly string[],
  query: string,
): number {
  let sum = 0;
  let has = 0;
  let all = 0;
  for (const [at, { scores, weight }] of answers.entries()) {
    const counts = needs[at]!.isOptional ? OPTIONAL : 1;
    sum += counts * weight * scores[document]!;
    all += counts * weight;
    if (scores[document]! > 0) has += counts * weight;
  }
  const title = titles[document]!;
  const typed = title === query ? EXACTLY : title.includes(query) ? AS_TYPED : 1;
  // Of two that have the same words, the one that has little else.
  const brevity = 1 / (1 + title.length / 200);
  return sum * (has / all) ** 2 * typed * brevity;
}
