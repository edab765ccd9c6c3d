/** An editor beside others: it starts, then changes a product several times and publishes each change. */
import config from '@payload-config';
import { getPayload } from 'payload';
import { publish } from '@/publishing/publish';
import { startEditor } from '@/server/start';

const ROUNDS = 8;
const id = Number(process.argv[2]);

await startEditor();
const payload = await getPayload({ config });
for (let round = 1; round <= ROUNDS; round += 1) {
  await payload.update({
    collection: 'products' as never,
    id,
    data: { title: `Part ${id}, round ${round}`, _status: 'published' } as never,
    context: { seeding: true },
  });
  await publish(payload, new Map([['products', new Set([id])]]));
}
process.exit();
