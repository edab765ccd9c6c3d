import { join } from 'node:path';
import { openDatabase } from '../store/database';
import { createEnquiryStore } from '../store/enquiries';
import {
  cleanUp,
  waitFor,
  onCleanup,
  recordingLog,
  temporaryFolder,
} from '../testing/test-service';
import { startEnquiryQueue } from './enquiry-queue';

afterEach(cleanUp);

describe('enquiry queue', () => {
  it('finishes the current mail when it stops, and sends no other', async () => {
    const database = openDatabase(join(await temporaryFolder(), 'test.db'));
    onCleanup(() => database.close());
    const enquiries = createEnquiryStore(database);
    for (const name of ['first', 'second']) {
      enquiries.add({ name, email: 'a@b.example', message: 'x', captcha: 'off' }, 1);
    }
    const sent: string[] = [];
    let finish = () => {};
    const underWay = new Promise<void>((resolve) => (finish = resolve));
    const queue = startEnquiryQueue({
      enquiries,
      now: () => 2,
      log: recordingLog().log,
      deliver: ({ name }) => {
        sent.push(name);
        return underWay;
      },
    });
    await waitFor(() => sent.length);
    const stopped = queue.stop();
    queue.wake();
    finish();
    await stopped;
    expect(sent).toEqual(['first']);
    expect(enquiries.list().map(({ mailState }) => mailState)).toEqual(['sent', 'waiting']);
  });

  it('sends a mail at once whose next attempt was set by a clock that was ahead', async () => {
    const database = openDatabase(join(await temporaryFolder(), 'test.db'));
    onCleanup(() => database.close());
    const enquiries = createEnquiryStore(database);
    const sent: string[] = [];
    const now = Date.UTC(2026, 0, 15);
    const queue = startEnquiryQueue({
      enquiries,
      now: () => now,
      log: recordingLog().log,
      deliver: async ({ name }) => void sent.push(name),
    });
    const ada = { name: 'Ada', email: 'a@b.example', message: 'x', captcha: 'off' } as const;
    enquiries.add(ada, Date.UTC(2027, 0, 15));
    queue.wake();
    await waitFor(() => sent.length);
    await queue.stop();
    expect(sent).toEqual(['Ada']);
  });
});
