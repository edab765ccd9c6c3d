import { readFileSync, statSync } from 'node:fs';

const MAX_SEARCHED = 100 * 1024 * 1024;
const BARE = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i;

/** Where an `&` stands outside of CDATA that begins nothing: parsers notice it much later. */
function bareAmpersand(file: string): string | undefined {
  if (statSync(file).size > MAX_SEARCHED) return undefined;
  const text = readFileSync(file, 'utf8');
  for (let from = 0; from !== -1 && from < text.length;) {
    const start = text.indexOf('<![CDATA[', from);
    const part = text.slice(from, start === -1 ? undefined : start);
    const found = BARE.exec(part);
    if (found) {
      const lines = text.slice(0, from + found.index).split('\n');
      return `line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
    }
    const end = start === -1 ? -1 : text.indexOf(']]>', start);
    from = end;
  }
  return undefined;
}

/** What the parser says, in other words where these help. */
export function sentenceOf(message: string, file: string): string {
  const bare = bareAmpersand(file);
  if (bare)
    return `${bare}: an & that is no &amp;, or a name that XML does not know (such as &nbsp;)`;
  const [, line, column, said = message] = /(\d+):(\d+): (.*)$/s.exec(message) ?? [];
  const place = line ? `line ${line}, column ${column}: ` : '';
  if (/unclosed|unexpected end/.test(said))
    return `${place}it ends too early, as if it were cut off`;
  return `${place}${said.replace(/\.$/, '')}`;
}
