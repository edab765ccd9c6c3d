import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOutbox } from './outbox';

describe('outbox', () => {
  it('removes old mails, also what a crash left half written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    const outbox = createOutbox(folder, () => ({ name: 'Forge', address: 'office@forge.example' }));
    await outbox.send({ to: ['ada@forge.example'], subject: 'Hello', text: 'Hello' });
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, `.${name.replace(/\.\w+$/, '.json')}`), 'half');
    await writeFile(join(folder, 'notes.txt'), 'kept');
    expect(await outbox.removeOlder(Date.now() + 1_000)).toBe(1);
    expect(await readdir(folder)).toEqual(['notes.txt']);
  });
});
