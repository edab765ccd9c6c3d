import { openContentLibrary } from '../library/content-library';
import {
  onCleanup,
  recordingLog,
  sampleContent,
  temporaryFolder,
  writeFiles,
} from './test-service';

/** Opens a library of a temporary folder, and records what it calls changed or gone. */
export async function openTestLibrary(files: Record<string, unknown> = sampleContent()) {
  const dir = await temporaryFolder();
  const mediaDir = await temporaryFolder();
  await writeFiles(dir, files);
  const { log, lines } = recordingLog();
  const changes: string[] = [];
  const library = await openContentLibrary({
    dir,
    mediaDir,
    log,
    onChange: (name) => changes.push(name),
    onMissing: (name) => changes.push(`no ${name}`),
    stableAfterMs: 15,
  });
  onCleanup(() => library.close());
  const services = () => library.get('services.json') as { title: string }[];
  return { dir, mediaDir, library, lines, changes, services };
}
