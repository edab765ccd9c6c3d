import type { Kysely } from 'kysely';
import { drawingFiles } from './drawings-folder';
import type { Tables } from './tables';
import { SET_ASIDE_DAYS } from './tidy-drawings';

/** How much of what visitors sent a database and a folder of drawings hold. */
export interface Contents {
  enquiries: number;
  quotes: number;
  /** Files. */
  drawings: number;
  /** Drawings that a request names and the folder does not have. */
  missingDrawings: number;
  /** Files in the folder that no request names. */
  unnamedDrawings: number;
  codeRequests: number;
  counts: number;
}

/** @param drawings the folder of the files */
export async function contentsOf(query: Kysely<Tables>, drawings: string): Promise<Contents> {
  const amount = async (from: 'enquiries' | 'certificate_requests' | 'counts', kind?: string) => {
    const { found } = await query
      .selectFrom(from)
      .select(({ fn }) => fn.countAll<number>().as('found'))
      .$if(kind !== undefined, (of) => of.where('kind' as never, '=', kind as never))
      .executeTakeFirstOrThrow();
    return Number(found);
  };
  const files = await query.selectFrom('drawings').select('stored_as').execute();
  const named = new Set(files.map((file) => file.stored_as));
  const { kept, unfinished, setAside } = drawingFiles(drawings);
  const wanted = [...kept, ...setAside];
  const found = new Set([...wanted, ...unfinished]);
  const there = [...named].filter((name) => found.has(name)).length;
  return {
    enquiries: await amount('enquiries', 'message'),
    quotes: await amount('enquiries', 'quote'),
    drawings: there,
    missingDrawings: files.length - there,
    unnamedDrawings: wanted.filter((name) => !named.has(name)).length,
    codeRequests: await amount('certificate_requests'),
    counts: await amount('counts'),
  };
}

const some = (amount: number, one: string, many: string) =>
  `${amount} ${amount === 1 ? one : many}`;

/** One line for the operator; nothing at all is said too. */
export function contentsAsText(contents: Contents): string {
  const { enquiries, quotes, drawings, missingDrawings, unnamedDrawings } = contents;
  const { codeRequests, counts } = contents;
  const line = [
    some(enquiries, 'enquiry', 'enquiries'),
    some(quotes, 'request for a quote', 'requests for quotes'),
    some(drawings, 'drawing', 'drawings'),
    some(codeRequests, 'request for a code', 'requests for codes'),
    some(counts, 'count of visits', 'counts of visits'),
  ].join(', ');
  const further = [
    ...(missingDrawings > 0 ? [`Not found: ${some(missingDrawings, 'drawing', 'drawings')}.`] : []),
    ...(unnamedDrawings > 0
      ? [
          `Named by no request: ${some(unnamedDrawings, 'drawing', 'drawings')}, kept for ${SET_ASIDE_DAYS} days in drawings/set-aside once the service runs.`,
        ]
      : []),
  ];
  const isNothing = !Object.values(contents).some(Boolean);
  return [`${isNothing ? 'Nothing: ' : ''}${line}.`, ...further].join(' ');
}
