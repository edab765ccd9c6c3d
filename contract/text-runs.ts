/** Words of a sentence, something that stands by itself, or the end of a sentence. */
export type Part<Words, Block> = { words: Words } | { block: Block } | 'end';

type Run<Words, Block> = Words[] | { block: Block } | 'end';

/** Words that follow each other become one list. */
export function runsOf<Words, Block>(parts: readonly Part<Words, Block>[]): Run<Words, Block>[] {
  const runs: Run<Words, Block>[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (part === 'end' || 'block' in part) runs.push(part);
    else if (Array.isArray(last)) last.push(part.words);
    else runs.push([part.words]);
  }
  return runs;
}

/** Blocks; words between them become paragraphs. @param paragraph of words; none of what is only space */
export const blocksOf = <Words, Block>(
  parts: readonly Part<Words, Block>[],
  paragraph: (words: Words[]) => Block | undefined,
): Block[] =>
  runsOf(parts).flatMap((run) => {
    if (run === 'end') return [];
    const block = Array.isArray(run) ? paragraph(run) : run.block;
    return block === undefined ? [] : [block];
  });
