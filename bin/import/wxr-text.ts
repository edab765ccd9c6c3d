import { createReadStream } from 'node:fs';
import { ImportError } from './plan';

const MAX_BYTES = 500 * 1024 * 1024;
/** What XML allows nowhere, and old content has now and then. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The text of a file, without what XML does not allow. @throws ImportError for another alphabet */
export async function* textOf(file: string, onControls: (count: number) => void) {
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
