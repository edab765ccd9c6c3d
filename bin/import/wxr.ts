import { SaxesParser } from 'saxes';
import { ImportError } from './plan';
import { sentenceOf } from './wxr-faults';
import { textOf } from './wxr-text';

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
