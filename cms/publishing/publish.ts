import { readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import { env } from '@/server/env';
import { oneAtATime } from '@/server/one-at-a-time';
import { comparison } from './comparison';
import { contentFiles, type ContentFile, type ListFile } from './content-files';
import { checksumOf, isKnown, recordOf, saveRecord } from './file-records';
import { copyMedia } from './media-files';
import { hasCopy, keepCopy } from './published-copies';
import { publishedContent, publishedIds, publishedItems } from './published-content';
import { comparable, sameContent } from './same-content';
import type { Row } from './to-content';
import { writeWhole } from '../../node/write-whole';
import { pathWithin } from './write-file';

export type Outcome = 'written' | 'unchanged' | 'stopped' | 'absent';

const contentPath = (file: string): string => pathWithin(env.contentDir, `content/${file}`);

export const readContentFile = (file: string): Promise<string | undefined> =>
  readFile(contentPath(file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const stoppedMessage = (file: string): string =>
  `${file} was changed outside of the editor, so it was not overwritten. “npm run cms -- import” takes the changes in.`;

async function stop(
  payload: Payload,
  file: string,
  current: string,
  held: unknown,
  content: unknown,
): Promise<Outcome> {
  const message = stoppedMessage(file);
  const texts = held === undefined ? [current, ''] : [comparable(held), comparable(content)];
  const lines = comparison(texts[0]!, texts[1]!);
  const before = await recordOf(payload, file);
  // Named once, however often it is compared.
  if (before?.state === 'stopped' && before.comparison === lines) return 'stopped';
  await saveRecord(payload, file, { state: 'stopped', message, comparison: lines });
  payload.logger.error(message);
  return 'stopped';
}

type Content = {
  /** Undefined for a record that nobody has published yet. */
  value: Row | Row[] | undefined;
  /** The file that it was compared with, and whether it differs; nothing for what is yet to be compared. */
  compared?: { text: string; differs: boolean };
};

/** A list or a record. */
const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

async function publishFile(
  payload: Payload,
  contentFile: ContentFile,
  { value: content, compared }: Content,
): Promise<Outcome> {
  const { file } = contentFile;
  const current = await readContentFile(file);
  if (content === undefined || (current === undefined && isEmpty(content))) return 'absent';
  const record = await recordOf(payload, file);
  // A hand may have been quicker since the file was read.
  const isOwn = current !== undefined && (current === compared?.text || isKnown(record, current));
  if (current !== undefined && !(compared && isOwn)) {
    const held = parsed(current);
    if (held !== undefined && sameContent(held, content)) {
      await copyMedia(payload, content);
      if (!isOwn || record?.state !== 'published' || !hasCopy(file)) {
        await keepCopy(file, current);
        await saveRecord(payload, file, { state: 'published', checksum: checksumOf(current) });
      }
      return 'unchanged';
    }
    if (!isOwn) return stop(payload, file, current, held, content);
  }
  if (compared?.differs === false) return 'unchanged';
  await copyMedia(payload, content);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  const checksum = checksumOf(text);
  // Both are known until the new file is in place, so that an interruption stops nothing later.
  const before = current === undefined ? [] : [checksumOf(current)];
  await saveRecord(payload, file, {
    state: 'published',
    checksum: [...before, checksum].join(' '),
  });
  // An import may have been quicker than the pictures.
  if ((await readContentFile(file)) !== current)
    return publishFile(payload, contentFile, await contentOf(payload, contentFile, undefined));
  await writeWhole(contentPath(file), text);
  await keepCopy(file, text);
  await saveRecord(payload, file, { state: 'published', checksum });
  return 'written';
}

/** Fewer items are read as quickly as they are told apart. */
export const LONG_LIST = 100;

/** The documents that may have changed, by collection or record; undefined means all of them. */
export type Changes = Map<string, Set<number> | undefined>;

/**
 * What a long list holds after a few of its items have changed: the others are taken from the file,
 * which the editor wrote itself.
 */
async function withChanges(
  payload: Payload,
  file: ListFile,
  changed: Set<number>,
): Promise<Content | undefined> {
  const text = file.hasIds ? await readContentFile(file.file) : undefined;
  if (text === undefined || !isKnown(await recordOf(payload, file.file), text)) return undefined;
  const before = JSON.parse(text) as Row[];
  if (before.length < LONG_LIST) return undefined;
  const ids = await publishedIds(payload, file.slug);
  const old = new Map(before.map((item) => [Number(item.id), item]));
  const read = ids.filter((id) => changed.has(id) || !old.has(id));
  const items = await publishedItems(payload, file, read);
  const value = ids.flatMap((id): Row[] => {
    const item = items.get(id) ?? (changed.has(id) ? undefined : old.get(id));
    return item ? [item] : [];
  });
  const isSame = (item: Row, index: number) =>
    item === before[index] || (items.has(Number(item.id)) && sameContent(item, before[index]));
  const differs = value.length !== before.length || !value.every(isSame);
  return { value, compared: { text, differs } };
}

async function contentOf(
  payload: Payload,
  file: ContentFile,
  changed: Set<number> | undefined,
): Promise<Content> {
  const partly =
    file.shape === 'list' && changed ? await withChanges(payload, file, changed) : undefined;
  return partly ?? { value: await publishedContent(payload, file) };
}

async function publishFiles(payload: Payload, changes?: Changes): Promise<Map<string, Outcome>> {
  const started = performance.now();
  const outcomes = new Map<string, Outcome>();
  const faults: string[] = [];
  for (const file of contentFiles) {
    if (changes && !changes.has(file.slug)) continue;
    try {
      const content = await contentOf(payload, file, changes?.get(file.slug));
      outcomes.set(file.file, await publishFile(payload, file, content));
    } catch (error) {
      // One that cannot be read or written keeps back no other.
      faults.push(`${file.file}: ${(error as Error).message}`);
    }
  }
  const written = [...outcomes].flatMap(([file, outcome]) => (outcome === 'written' ? [file] : []));
  const ms = Math.round(performance.now() - started);
  payload.logger.info({ written, ms }, `Published: ${written.join(', ') || 'nothing has changed'}`);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return outcomes;
}

/**
 * Writes what is published into the content folder: only files whose content has changed.
 * @param changes what may have changed; everything without them
 */
export const publish = (payload: Payload, changes?: Changes): Promise<Map<string, Outcome>> =>
  oneAtATime('publish', () => publishFiles(payload, changes));
