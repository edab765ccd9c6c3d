import type { Field } from 'payload';
import { ITEM_BYTES, RECORD_BYTES } from '../../contract/content-limits';
import { toContent, type Row } from '@/publishing/to-content';
import { badRequest } from './bad-request';

const KB = 1024;

/**
 * A draft may be of any length.
 * @throws APIError with a sentence for staff where the site would leave out what is to be published
 */
export function refuseTooLong(fields: Field[], data: Row, kind: 'item' | 'record'): void {
  if (data._status !== 'published') return;
  const most = kind === 'item' ? ITEM_BYTES : RECORD_BYTES;
  const bytes = Buffer.byteLength(JSON.stringify(toContent(fields, data)));
  if (bytes <= most) return;
  const [has, may] = [Math.ceil(bytes / KB), most / KB];
  throw badRequest(
    `This has ${has} KB of text, and the site shows at most ${may} KB. Please divide it.`,
  );
}
