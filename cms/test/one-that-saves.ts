/** An editor that has saved something, and ends as Next.js does when it is told to. */
import { openEditor } from '@/server/start';
import { itemsOf } from './test-editor';

const payload = await openEditor();
await itemsOf(payload).create('products', { title: 'Saved last' });
process.on('SIGTERM', () => process.exit(143));
console.log('Saved');
setInterval(() => {}, 60_000);
