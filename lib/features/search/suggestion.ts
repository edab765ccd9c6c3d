import { passageOf } from './passage';
import { piecesOf, type Piece } from './pieces';
import type { SearchDocument } from './search-document';
import type { Hit } from './search-index';

export type Suggestion = Pick<SearchDocument, 'kind' | 'title' | 'href'> & {
  /** Why it was found, where its name does not say it. */
  passage?: Piece[];
};

export function suggestionOf(hit: Hit): Suggestion {
  const { kind, title, href, terms, locale } = hit;
  const isIn = (pieces: Piece[]) => pieces.some(({ found }) => found);
  const passage = piecesOf(passageOf(hit) ?? '', terms, locale);
  const tells = !isIn(piecesOf(title, terms, locale)) && isIn(passage);
  return { kind, title, href, ...(tells && { passage }) };
}
