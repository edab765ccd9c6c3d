import type { FastifyBaseLogger } from 'fastify';
import { startDaily } from '../daily';
import type { DrawingsFolder } from './drawings-folder';
import type { EnquiryStore } from './enquiries';

const HOUR_MS = 60 * 60_000;
/** Longer than any upload takes, also one that another instance receives. */
const UNFINISHED_MS = 24 * HOUR_MS;
export const SET_ASIDE_DAYS = 30;

interface TidyOptions {
  enquiries: Pick<EnquiryStore, 'namedDrawings'>;
  folder: DrawingsFolder;
  now: () => number;
  log: FastifyBaseLogger;
}

/**
 * Brings files and rows together, now and once a day. A database that does not name a file may be an older one, or
 * another one: such files are set aside, and come back with a database that names them.
 */
export function startTidying({ enquiries, folder, now, log }: TidyOptions) {
  async function tidy() {
    // Before the rows: a file is kept only once its row is stored.
    const { kept, unfinished, setAside } = folder.files();
    const { names, isEmpty } = await enquiries.namedDrawings();
    const isNamed = (name: string) => names.has(name);
    const isUnnamed = (name: string) => !names.has(name);
    await folder.keep([...unfinished, ...setAside].filter(isNamed));

    const since = now() - UNFINISHED_MS;
    await folder.remove(await folder.olderThan('unfinished', unfinished.filter(isUnnamed), since));
    const moved = now() - SET_ASIDE_DAYS * 24 * HOUR_MS;
    const over = await folder.olderThan('setAside', setAside.filter(isUnnamed), moved);
    await folder.remove(over);
    if (over.length > 0) log.info({ drawings: over.length }, 'Removed drawings set aside long ago');

    const unnamed = isEmpty ? [] : kept.filter(isUnnamed);
    await folder.setAside(unnamed, now());
    if (unnamed.length > 0)
      log.warn(
        { drawings: unnamed.length },
        `Drawings that no request names are set aside: is this the latest database? They are removed in ${SET_ASIDE_DAYS} days`,
      );
  }
  return startDaily(tidy, (err) => {
    log.error({ err }, 'Drawings and requests could not be compared');
  });
}
