/** Starts the editor of the content; installs and builds it where that is needed. */
import { exitWith } from './lib/command-line';
import { forwardSignals, startNode, waitForExit } from './lib/processes';
import {
  buildEditor,
  EDITOR,
  editorVariables,
  installEditor,
  isPrepared,
  KEEP_ALIVE_MS,
  startEditorCommand,
} from './lib/editor';

const USAGE = `Usage:
  npm run cms                              starts the editor
  npm run cms -- import                    takes in content files that were changed by hand
  npm run cms -- reset-password [e-mail]   sets a new password and prints it`;

const port = process.env.CMS_PORT || '3200';
const editorUrl = process.env.CMS_URL || `http://localhost:${port}`;

const [command, ...rest] = process.argv.slice(2);
/** Beside the command. */
const most = { import: 0, 'reset-password': 1 }[command ?? 'import'];
if (most === undefined || rest.length > most || rest[0]?.startsWith('-')) exitWith(USAGE);

if (!command && !isPrepared())
  console.log(
    `The first start installs and builds the editor, and takes in the content: some four minutes on two cores. Then it answers at ${editorUrl}/admin and says who signs in.`,
  );
await installEditor();
if (command) process.exit(await waitForExit(startEditorCommand([command, ...rest])));
process.chdir(EDITOR);
await buildEditor();
const hostname = process.env.CMS_HOSTNAME || '127.0.0.1';
const editor = startNode(
  [
    '--max-old-space-size=512',
    '--max-semi-space-size=4',
    'node_modules/next/dist/bin/next',
    'start',
    '-p',
    port,
    '-H',
    hostname,
    '--keepAliveTimeout',
    KEEP_ALIVE_MS,
  ],
  editorVariables,
);
forwardSignals(editor);
let isAsked = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isAsked = true));
const code = await waitForExit(editor);
if (!isAsked && editor.signalCode)
  console.error(`The editor was ended by ${editor.signalCode}. What was saved is kept.`);
process.exit(code);
