/** Builds the editor, unless it is built of what it is made from now. */
import { buildEditor } from './lib/editor';

await buildEditor();
