/**
 * Lists what each language lacks, with the English texts that stand in. `--brief` says how much in a line each;
 * `--release` fails where a language that the product ships lacks a text. Names of facts fail nothing: a field of
 * a product is one entry in its record.
 */
import { phrasesOf } from '../words/custom-words';
import { englishIn, isFactName, lackingIn, languages } from '../words/words';
import { readOptions } from './lib/command-line';

const USAGE = 'Usage: npm run words:missing [-- --brief | --release]';

/** The others are begun. */
const SHIPPED = ['ar', 'bn', 'de', 'es', 'fr', 'it', 'pl', 'pt', 'tr', 'zh'];

const { values } = readOptions(USAGE, { brief: { type: 'boolean' }, release: { type: 'boolean' } });

for (const language of languages) {
  const lacking = lackingIn(language);
  if (lacking.size === 0) continue;
  const all = phrasesOf(englishIn(language));
  console.log(`${language} lacks ${lacking.size} of ${all.length} texts`);
  if (values.brief) continue;
  for (const { key, text } of all) if (lacking.has(key)) console.log(`  ${key}: ${text}`);
  const needed = [...lacking].filter((key) => !isFactName(key));
  if (values.release && SHIPPED.includes(language) && needed.length > 0) process.exitCode = 1;
}
if (languages.every((language) => lackingIn(language).size === 0))
  console.log('No language lacks a text.');
