import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanUp, recordingLog, temporaryFolder } from '../testing/test-service';
import { openDataFolder } from './data-folder';

afterEach(cleanUp);

const modeOf = async (path: string) => (await stat(path)).mode & 0o7777;

describe('openDataFolder', () => {
  it('makes a new or existing folder inaccessible for other users and leaves no file in it', async () => {
    const { log, lines } = recordingLog();
    const dir = join(await temporaryFolder(), 'data');
    openDataFolder(dir, log);
    expect(await modeOf(dir)).toBe(0o700);
    await chmod(dir, 0o755);
    openDataFolder(dir, log);
    expect(await modeOf(dir)).toBe(0o700);
    expect(await readdir(dir)).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('leaves a shared folder as it is and logs a warning', async () => {
    const { log, lines } = recordingLog();
    const dir = await temporaryFolder();
    await chmod(dir, 0o1777);
    openDataFolder(dir, log);
    expect(await modeOf(dir)).toBe(0o1777);
    expect(lines).toEqual([expect.objectContaining({ level: 40, dataDir: dir })]);
  });

  it('explains why a folder cannot be used', async () => {
    const { log } = recordingLog();
    const dir = await temporaryFolder();
    await writeFile(join(dir, 'file'), '');
    expect(() => openDataFolder(join(dir, 'file'), log)).toThrow(
      /file: it is no folder \(EEXIST\)\.$/,
    );
    expect(() => openDataFolder(join(dir, 'file/data'), log)).toThrow(
      /data: it is no folder \(ENOTDIR\)/,
    );
    // Not even root can write there.
    expect(() => openDataFolder('/sys', log)).toThrow(
      /^\/sys: (this user may not write|.* read-only)/,
    );
    await mkdir(join(dir, 'content-service.db'));
    expect(() => openDataFolder(dir, log)).toThrow(/content-service\.db: it is a folder/);
  });
});
