import { randomUUID } from 'node:crypto';
import { runSite } from './site';

// With a secret the content service tells the site of an edit, which then shows at once.
const REVALIDATE_SECRET = process.env.REVALIDATE_SECRET || randomUUID();

await runSite('dev', { variables: { DEMO: '1', REVALIDATE_SECRET } });
