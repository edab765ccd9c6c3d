import { recordingLog, cleanUp, onCleanup, temporaryFolder } from '../testing/test-service';
import { createStorageCheck } from './storage-check';

afterEach(cleanUp);

const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

interface Given {
  dataDir?: string;
  limitMs?: number;
}

async function checkOf(tryToWrite: () => Promise<void>, { dataDir, limitMs }: Given = {}) {
  const { log, lines } = recordingLog();
  const storage = createStorageCheck({
    ...{ log, database: { tryToWrite }, dataDir: dataDir ?? (await temporaryFolder()) },
    ...{ freshMs: 0, limitMs, retryMs: 20 },
  });
  onCleanup(() => storage.stop());
  return { storage, said: () => lines.map(({ msg, reason }) => reason ?? msg) };
}

describe('the check of the storage', () => {
  it('says each outage and its end once, with its reason', async () => {
    let fails = false;
    const { storage, said } = await checkOf(async () => {
      if (fails) throw full;
    });
    expect(await storage.fault()).toBeUndefined();
    for (let outage = 1; outage <= 2; outage += 1) {
      fails = true;
      for (let lost = 0; lost < 3; lost += 1) expect(storage.explains(full)).toBe(true);
      expect(await storage.fault()).toBe('full');
      fails = false;
      expect(await storage.fault()).toBeUndefined();
    }
    const outage = ['the disk is full', 'What visitors send is stored again'];
    expect(said()).toEqual([...outage, ...outage]);
  });

  it('notices by itself that it is over', async () => {
    const { storage, said } = await checkOf(async () => {});
    storage.explains(full);
    while (said().length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(said()[1]).toBe('What visitors send is stored again');
  });

  it('does not wait for a database that hangs, nor asks it twice', async () => {
    let asked = 0;
    let answer = () => {};
    const { storage } = await checkOf(
      () => {
        asked += 1;
        return new Promise((resolve) => (answer = resolve));
      },
      { limitMs: 50 },
    );
    expect(await storage.fault()).toBe('silent');
    expect(await storage.fault()).toBe('silent');
    expect(asked).toBe(1);
    answer();
  });

  it('sees a folder that takes no files', async () => {
    const { storage } = await checkOf(async () => {}, { dataDir: '/nowhere' });
    expect(await storage.fault()).toBe('other');
  });

  it('leaves errors of another kind to others', async () => {
    const { storage, said } = await checkOf(async () => {});
    expect(storage.explains(new Error('x is undefined'))).toBe(false);
    const constraint = Object.assign(new Error('UNIQUE'), { code: 'SQLITE_CONSTRAINT_UNIQUE' });
    expect(storage.explains(constraint)).toBe(false);
    expect(said()).toEqual([]);
  });
});
