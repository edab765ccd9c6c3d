import 'server-only';
import { fieldsFor, type Fields } from '@/contract/records/fields';
import { wellFormed } from '@/contract/formats/clean';
import type { Region } from '@/contract/formats/region';
import { contentHostFile, mediaPath } from '@/lib/content-host/media-path';
import { MarkupError, safeMarkup } from './html';
import type { Warn } from './warnings';

/** One answer of the host: how its company writes, and who is told what is left out of it. */
export type HostReading = { region: Region; warn: Warn };

/** The fields of records as a host may send them: what cannot be read is left out, and told. */
export const hostFields = ({ region, warn }: HostReading): Fields =>
  fieldsFor({
    region,
    leaveOut: ({ reason, sentence }) => warn(reason, sentence),
    file: (address) => found(mediaPath(String(address))),
    lockedFile: (address) => found(contentHostFile(String(address))),
    html: (markup) => safeHtml(wellFormed(String(markup)), warn),
  });

const found = (value: string | undefined) => (value === undefined ? undefined : { value });

/** Sanitized markup; nothing where that fails, as on markup nested too deep. */
function safeHtml(markup: string, warn: Warn) {
  try {
    const { html, leftOut } = safeMarkup(markup);
    if (leftOut) warn(`not shown of a text: ${leftOut}`);
    return html ? { value: html } : undefined;
  } catch (error) {
    warn(
      `markup that cannot be made safe (${error instanceof MarkupError ? error.message : 'failed'})`,
    );
    return undefined;
  }
}
