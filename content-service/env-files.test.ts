import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { envFileFault } from './env-files';
import { cleanUp, temporaryFolder } from './testing/test-service';

afterEach(cleanUp);

describe('envFileFault', () => {
  it.each(['.env', '.env.local', '.env.production', '.env.development.local'])(
    'reports %s',
    async (name) => {
      const folder = await temporaryFolder();
      await writeFile(join(folder, name), '');
      expect(envFileFault(folder)).toMatch(/^\.env[^\n]*: settings come from the environment/);
      expect(envFileFault(folder)).toContain(`${name}: `);
    },
  );

  it('ignores examples and files of other programs', async () => {
    const folder = await temporaryFolder();
    for (const name of ['.env.example', '.envrc', 'site.env'])
      await writeFile(join(folder, name), '');
    expect(envFileFault(folder)).toBeUndefined();
  });
});
