import type { Change } from './import';

const MOST = 50;

/** What people should know of what an import did with a file, in lines. */
export const notesOf = ({ notes }: Change): string[] => [
  ...notes.slice(0, MOST).map((note) => `  ${note}.`),
  ...(notes.length > MOST ? [`  … and ${notes.length - MOST} more`] : []),
];
