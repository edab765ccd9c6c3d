import type { Field, Payload } from 'payload';
import type { ListFile } from './content-files';
import { fieldsOf as valuesOf, furtherOf, pictureId, type Files } from './from-content';
import { fieldsOf } from './published-content';
import type { Entry } from './service-items';
import { ALT_OVERRIDES, type AltOverrides, type Row } from './to-content';

/** What is kept beside the fields: what the editor does not know, and other words for pictures. */
function keptOf(fields: Field[], item: Row, words: AltOverrides): Row | null {
  const further = furtherOf(fields, item);
  const hasWords = Object.keys(words).length > 0;
  return hasWords ? { ...further, [ALT_OVERRIDES]: words } : (further ?? null);
}

function withWords(files: Files): { own: Files; words: AltOverrides } {
  const words: AltOverrides = {};
  const noteWords = (url: string, had: string, said: string) => void (words[url] = [had, said]);
  return { own: { ...files, noteWords }, words };
}

/** A record of the content files as the editor keeps it, published. */
export async function recordData(fields: Field[], record: Row, files: Files): Promise<Row> {
  const { own, words } = withWords(files);
  const values = await valuesOf(fields, record, own);
  return { ...values, further: keptOf(fields, record, words), _status: 'published' };
}

/** An item of a list as the editor keeps it, published. */
export async function documentData(
  payload: Payload,
  file: ListFile,
  { item, extra }: Entry,
  files: Files,
): Promise<Row> {
  const fields = fieldsOf(payload, file);
  const { own, words } = withWords(files);
  const picture = async (name: string) => {
    const found = extra?.[name] as { url: string; alt?: string } | undefined;
    return { [name]: (found && (await pictureId(found.url, found.alt, own))) ?? null };
  };
  return {
    ...(await valuesOf(fields, item, own)),
    ...(extra && {
      places: extra.places,
      ...(await picture('slide_picture')),
      ...(await picture('card_picture')),
    }),
    further: keptOf(fields, item, words),
    _status: 'published',
  };
}
