import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { within } from './content-folder';
import type { Plan } from './plan';
import { fetchPicture, isAllowed, MAX_PICTURES } from './remote-pictures';
import { originalOf } from './wordpress-markup';

const PICTURE = /\.(jpe?g|png|webp|avif|gif)$/i;

/** A name of 255 bytes is the longest that disks take; a temporary one is longer. */
const MAX_NAME = 100;

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

function shortened(name: string): string {
  if (name.length <= MAX_NAME) return name;
  const [ending = ''] = /\.\w{1,5}$/.exec(name) ?? [];
  return `${name.slice(0, MAX_NAME - 20)}-${hashOf(name)}${ending}`;
}

/** Where each picture of the old site is put, as far as it may be fetched. */
export class Pictures {
  readonly #places = new Map<string, string>();
  readonly #taken = new Set<string>();
  readonly #refused = new Set<string>();

  constructor(
    private readonly plan: Plan,
    private readonly folder: string,
    private readonly hosts: readonly string[],
    /** What relative addresses count from. */
    private readonly site: string | undefined,
  ) {}

  readonly place = (written: string): string | undefined => {
    const url =
      this.site && URL.canParse(written, this.site) ? new URL(written, this.site).href : written;
    const original = originalOf(url);
    const known = this.#places.get(original);
    if (known) return known;
    if (!PICTURE.test(original)) {
      if (url) this.#refused.add(original);
      return undefined;
    }
    if (!isAllowed(original, this.hosts) || this.#places.size >= MAX_PICTURES) {
      this.#refused.add(original);
      return undefined;
    }
    const path = this.#pathOf(new URL(original));
    this.#places.set(original, `/${path}`);
    this.#taken.add(path);
    if (!existsSync(within(this.folder, path)))
      this.plan.files.set(path, () => fetchPicture(original, this.hosts));
    return `/${path}`;
  };

  /** Two pictures never share a file, whatever their names become. */
  #pathOf({ hostname, pathname, href }: URL): string {
    const name = decoded(pathname)
      .replace(/^\/(wp-content\/uploads\/)?/, '')
      .replaceAll(/[^\w./-]+/g, '-')
      .replaceAll(/(^|\/)\.+/g, '$1')
      .split('/')
      .slice(-8)
      .map(shortened)
      .join('/');
    const path = `media/wordpress/${hostname.replaceAll(/[^\w.-]/g, '')}/${name}`;
    return this.#taken.has(path) ? path.replace(/(\.\w+)$/, `-${hashOf(href)}$1`) : path;
  }

  note(): void {
    if (this.#refused.size === 0) return;
    const hosts = [...this.#refused].map((url) => (URL.canParse(url) ? new URL(url).host : url));
    const named = [...new Set(hosts.map((host) => host.slice(0, 60)))].slice(0, 5).join(', ');
    this.plan.notes.push(
      `${this.#refused.size} pictures are left out: add --pictures-from for ${named}.`,
    );
  }
}
