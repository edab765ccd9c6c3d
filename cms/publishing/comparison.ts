const MAX_LINES = 200;

/** The lines in which two texts differ, between the first and the last difference. */
export function comparison(file: string, editor: string): string {
  const [ours, theirs] = [editor.split('\n'), file.split('\n')];
  let start = 0;
  while (start < ours.length && start < theirs.length && ours[start] === theirs[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(ours.length, theirs.length) - start &&
    ours.at(-1 - end) === theirs.at(-1 - end)
  )
    end += 1;
  const lines = [
    `  line ${start + 1}`,
    ...theirs.slice(start, theirs.length - end).map((line) => `- in the file:   ${line}`),
    ...ours.slice(start, ours.length - end).map((line) => `+ in the editor: ${line}`),
  ];
  const cut = lines.length - MAX_LINES;
  return [...lines.slice(0, MAX_LINES), ...(cut > 0 ? [`  … and ${cut} further lines`] : [])].join(
    '\n',
  );
}
