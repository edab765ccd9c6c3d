import { randomUUID } from 'node:crypto';
import { runSite } from './lib/run-site';

// With a secret the content service tells the site of an edit, so that it shows at once.
const REVALIDATE_SECRET = process.env.REVALIDATE_SECRET || randomUUID();

await runSite('development', { variables: { DEMO: '1', REVALIDATE_SECRET } });
