import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanUp, temporaryFolder } from '../testing/programs';
import { findSharedSecret, shareSecrets } from './shared-secrets';

afterEach(async () => {
  jest.restoreAllMocks();
  await cleanUp();
});

async function dataFolder(): Promise<string> {
  const folder = join(await temporaryFolder(), 'data');
  jest.replaceProperty(process, 'env', { ...process.env, DATA_DIR: folder, CONTENT_TOKEN: '' });
  return folder;
}

describe('the secrets of a start', () => {
  it('are kept for the programs beside it', async () => {
    const folder = await dataFolder();
    const { CONTENT_TOKEN: token } = shareSecrets('CONTENT_TOKEN');
    expect(await readFile(join(folder, 'content-token'), 'utf8')).toBe(token);
    expect(findSharedSecret('CONTENT_TOKEN')).toBe(token);
  });

  it('are made, and said not to be kept, where nothing can be written', async () => {
    const say = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await writeFile(await dataFolder(), '');
    expect(shareSecrets('CONTENT_TOKEN').CONTENT_TOKEN).toMatch(/^[\w-]{16,}$/);
    expect(say).toHaveBeenCalledWith(expect.stringContaining('content-token is not written'));
  });
});
