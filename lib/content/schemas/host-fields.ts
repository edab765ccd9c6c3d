import 'server-only';
import { fieldsFor, type Fields } from '@/contract/records/fields';
import { wellFormed } from '@/contract/formats/clean';
import { quoted, type Reading } from '@/contract/formats/reading';
import { contentHostFile, mediaPath } from '@/lib/content/host/media-path';
import { MarkupError, safeMarkup } from '@/lib/content/markup/html';
import type { HostReading, Warn } from './warnings';

/** The fields of records as a host may send them: what cannot be read is left out, and told. */
export const hostFields = ({ region, warn }: HostReading): Fields =>
  fieldsFor({
    region,
    leaveOut: warn && (({ reason, sentence }) => warn(reason, sentence)),
    file: (address) => found(mediaPath(String(address)), !warn && address),
    lockedFile: (address) => found(contentHostFile(String(address)), !warn && address),
    html: (markup) => safeHtml(wellFormed(String(markup)), warn),
  });

function found(path: string | undefined, address: unknown): Reading<string> {
  if (path !== undefined) return { value: path };
  // The site manages without, and the check of files says more.
  return address === false ? undefined : { fault: noFile(String(address)) };
}

const noFile = (address: string) =>
  `${quoted(address)} is no file of the host, or of an origin in MEDIA_HOSTS.`;

/** Sanitized markup; nothing where that fails, as on markup nested too deep. */
function safeHtml(markup: string, warn?: Warn): Reading<string> {
  try {
    const { html, leftOut } = safeMarkup(markup);
    if (leftOut && !warn) return { fault: `The site does not show of this text: ${leftOut}.` };
    if (leftOut) warn?.(`not shown of a text: ${leftOut}`);
    return html ? { value: html } : undefined;
  } catch (error) {
    const reason = `markup that cannot be made safe (${error instanceof MarkupError ? error.message : 'failed'})`;
    if (!warn) return { fault: `The site does not show this text: ${reason}.` };
    warn(reason);
    return undefined;
  }
}
