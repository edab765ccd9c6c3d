import { startEditor } from './start';

/** Starts, or ends the program with one line that says why it cannot. */
export async function run(): Promise<void> {
  try {
    await startEditor();
  } catch (error) {
    const { message, stack } = error as Error;
    process.stderr.write(`editor: ${message}\n`);
    if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${stack}\n`);
    process.exit(1);
  }
}
