import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanUp, temporaryFolder } from '../testing/test-service';
import { createCodeHasher } from './code-hasher';

afterEach(cleanUp);

describe('code hasher', () => {
  it('makes its key readable for its own user only', async () => {
    const dir = await temporaryFolder();
    const umask = process.umask(0);
    try {
      createCodeHasher(dir);
    } finally {
      process.umask(umask);
    }
    expect((await stat(join(dir, 'code.key'))).mode & 0o777).toBe(0o600);
  });

  it('recognises its codes after a restart, each for its own request', async () => {
    const dir = await temporaryFolder();
    const hash = createCodeHasher(dir).hash(1, '481516');
    const restarted = createCodeHasher(dir);
    expect(restarted.matches(hash, 1, '481516')).toBe(true);
    expect(restarted.matches(hash, 2, '481516')).toBe(false);
    expect(createCodeHasher(await temporaryFolder()).matches(hash, 1, '481516')).toBe(false);
  });
});
