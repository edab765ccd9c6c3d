/**
 * Writes the names of facts from the record of a product, and all English texts for the tools of translators, as the
 * file that the other languages are translated from.
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { factFields } from '../contract/records/facts';

async function write(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

const names = Object.fromEntries(factFields.map(({ name, label = name }) => [name, label]));
await write(
  'words/en/facts.ts',
  `// Made by \`npm run words:source\`; change contract/records/catalogue.ts instead.
  export const facts: Readonly<Record<string, string>> = ${JSON.stringify(names)};`,
);
const { english } = await import('../words/en/english');
await write('words/en.json', JSON.stringify(english, null, 2));
