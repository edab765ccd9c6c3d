import 'server-only';
import { randomBytes } from 'node:crypto';
import type { FormFile } from '@/node/read-multipart';

const CRLF = '\r\n';

/** As browsers write names: what would end the text is written as in URLs. */
const quoted = (name: string) => `"${name.replace(/[\r\n\p{Cc}]/gu, '_').replaceAll('"', '%22')}"`;

/** A multipart body that is made while it is sent: the field `quote`, then the files. */
export function multipartBody(quote: object, files: AsyncIterable<FormFile>) {
  const boundary = `quote-${randomBytes(16).toString('hex')}`;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(
      [
        `--${boundary}`,
        'Content-Disposition: form-data; name="quote"',
        'Content-Type: application/json',
        '',
        JSON.stringify(quote),
        '',
      ].join(CRLF),
    );
    for await (const { name, content } of files) {
      yield Buffer.from(
        [
          `--${boundary}`,
          `Content-Disposition: form-data; name="file"; filename=${quoted(name)}`,
          'Content-Type: application/octet-stream',
          '',
          '',
        ].join(CRLF),
      );
      yield* content;
      yield Buffer.from(CRLF);
    }
    yield Buffer.from(`--${boundary}--${CRLF}`);
  }
  return { type: `multipart/form-data; boundary=${boundary}`, chunks: chunks() };
}
