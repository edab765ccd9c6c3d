import { createReadStream, readFileSync, statSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { ImportError } from './plan';

const MAX_BYTES = 500 * 1024 * 1024;
const MAX_TEXT = 2_000_000;
const MAX_ENTRIES = 20_000;

/** A post, a page or a file of WordPress, as its export has it. */
export type Entry = {
  id: string;
  type: string;
  status: string;
  title: string;
  slug: string;
  author: string;
  /** As WordPress writes it: `2026-01-31 08:00:00`, UTC. */
  date: string;
  modified: string;
  excerpt: string;
  content: string;
  password: string;
  /** The number of the page above. */
  parent: string;
  /** Its address on the old site. */
  link: string;
  /** Of a file. */
  url: string;
  categories: string[];
  meta: Map<string, string>;
};

/** Elements of an item with one text. */
const TEXTS: Record<string, keyof Entry> = {
  'wp:post_id': 'id',
  'wp:post_type': 'type',
  'wp:status': 'status',
  title: 'title',
  'wp:post_name': 'slug',
  'dc:creator': 'author',
  'wp:post_date_gmt': 'date',
  'wp:post_modified_gmt': 'modified',
  'excerpt:encoded': 'excerpt',
  'content:encoded': 'content',
  'wp:attachment_url': 'url',
  'wp:post_password': 'password',
  'wp:post_parent': 'parent',
  link: 'link',
};

const newEntry = (): Entry => ({
  ...{ id: '', type: '', status: '', title: '', slug: '', author: '', date: '', modified: '' },
  ...{ excerpt: '', content: '', password: '', parent: '', link: '', url: '' },
  ...{ categories: [], meta: new Map() },
});

export type Export = {
  entries: Entry[];
  authors: Map<string, string>;
  /** The addresses of the old site. */
  sites: Set<string>;
  comments: number;
  /** Characters that XML does not allow, which are left out. */
  controls: number;
};

const SITES = new Set(['wp:base_site_url', 'wp:base_blog_url']);
/** What XML allows nowhere, and old content has now and then. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

class Reader {
  readonly entries: Entry[] = [];
  /** The names that readers see, by those with which authors sign in. */
  readonly authors = new Map<string, string>();
  readonly sites = new Set<string>();
  comments = 0;
  #inComment = false;
  #entry: Entry | undefined;
  #domain = '';
  #text = '';
  #key = '';
  #login = '';

  open(name: string, domain: string): void {
    this.#text = '';
    this.#domain = domain;
    if (name === 'item') this.#entry = newEntry();
    if (name !== 'wp:comment') return;
    this.comments += 1;
    this.#inComment = true;
  }

  add(text: string): void {
    this.#text += text;
    if (this.#text.length > MAX_TEXT)
      throw new ImportError(`A text of the export has more than ${MAX_TEXT} characters.`);
  }

  close(name: string): void {
    // A blank is a password, too.
    const text =
      name === 'wp:post_password'
        ? this.#text.replace(/^\s*\n\s*|\s*\n\s*$/g, '')
        : this.#text.trim();
    this.#text = '';
    if (name === 'wp:author_login') this.#login = text;
    if (name === 'wp:author_display_name') this.authors.set(this.#login, text);
    if (SITES.has(name) && text) this.sites.add(text);
    if (name === 'wp:comment') this.#inComment = false;
    const entry = this.#entry;
    if (!entry || this.#inComment) return;
    const field = TEXTS[name];
    if (field) Object.assign(entry, { [field]: text });
    else if (name === 'category' && this.#domain === 'category' && text)
      entry.categories.push(text);
    else if (name === 'wp:meta_key') this.#key = text;
    else if (name === 'wp:meta_value') entry.meta.set(this.#key, text);
    else if (name === 'item') this.#end(entry);
  }

  #end(entry: Entry): void {
    this.entries.push(entry);
    this.#entry = undefined;
    if (this.entries.length > MAX_ENTRIES)
      throw new ImportError(`The export has more than ${MAX_ENTRIES} items.`);
  }
}

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
function sentenceOf(message: string, file: string): string {
  const bare = bareAmpersand(file);
  if (bare)
    return `${bare}: an & that is no &amp;, or a name that XML does not know (such as &nbsp;)`;
  const [, line, column, said = message] = /(\d+):(\d+): (.*)$/s.exec(message) ?? [];
  const place = line ? `line ${line}, column ${column}: ` : '';
  if (/unclosed|unexpected end/.test(said))
    return `${place}it ends too early, as if it were cut off`;
  return `${place}${said.replace(/\.$/, '')}`;
}

/** The text of a file, without what XML does not allow. @throws ImportError for another alphabet */
async function* textOf(file: string, onControls: (count: number) => void) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const lenient = new TextDecoder('utf-8');
  let bytes = 0;
  let lines = 1;
  const decoded = (chunk?: Buffer): string => {
    const options = { stream: chunk !== undefined };
    try {
      return decoder.decode(chunk, options);
    } catch {
      const before = lenient.decode(chunk, options).split('\ufffd', 1)[0]!;
      throw new ImportError(
        `The file is not in UTF-8: line ${lines + before.split('\n').length - 1}. Export it again, or convert it to UTF-8; letters would be lost.`,
      );
    }
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new ImportError('The export is larger than 500 MB.');
    const text = decoded(chunk);
    lines += text.split('\n').length - 1;
    yield text.replaceAll(CONTROLS, () => {
      onControls(1);
      return '';
    });
  }
  yield decoded();
}

/** @throws ImportError for what is no export of WordPress */
export async function readWxr(file: string): Promise<Export> {
  const parser = new SaxesParser();
  const reader = new Reader();
  let isWordPress = false;
  let controls = 0;
  parser.on('opentag', ({ name, attributes }) => {
    isWordPress ||= name.startsWith('wp:');
    reader.open(name, String(attributes.domain ?? ''));
  });
  parser.on('text', (text) => reader.add(text));
  parser.on('cdata', (text) => reader.add(text));
  parser.on('closetag', ({ name }) => reader.close(name));
  // Exports have none, and it could define texts that grow without end.
  parser.on('doctype', () => {
    throw new ImportError('The file has a document type, which no export of WordPress has.');
  });
  parser.on('error', ({ message }) => {
    throw new ImportError(`The file is no export of WordPress: ${sentenceOf(message, file)}.`);
  });
  for await (const text of textOf(file, (count) => (controls += count))) parser.write(text);
  parser.close();
  if (!isWordPress) throw new ImportError('The file is no export of WordPress.');
  const { entries, authors, sites, comments } = reader;
  return { entries, authors, sites, comments, controls };
}
