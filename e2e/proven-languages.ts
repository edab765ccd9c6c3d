import { execFile } from 'node:child_process';

/** Whose pages name each other, and are written, as search engines are told. */
type Proven = {
  languages: { lang: string; pages: number; pairs: Share; written: Share }[];
  faults: string[];
};
type Share = { sound: number; of: number };

const ARGUMENTS = [
  '--conditions=react-server',
  '--import',
  'tsx',
  'bin/content-check.ts',
  '--json',
];

/** What `npm run content:check -- --site` finds in the languages of a running site. */
export const provenLanguages = (origin: string): Promise<Proven> =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [...ARGUMENTS, '--site', origin],
      { maxBuffer: 16 * 1024 * 1024 },
      // With faults it ends as a failure does, too.
      (error, output) => (output ? resolve(JSON.parse(output) as Proven) : reject(error!)),
    );
  });
