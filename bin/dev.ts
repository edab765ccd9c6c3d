import { runSite } from './lib/run-site';
import { shareSecrets } from './lib/shared-secrets';

// With a secret the content service tells the site of an edit, so that it shows at once.
const { REVALIDATE_SECRET } = shareSecrets('REVALIDATE_SECRET');

await runSite('development', { variables: { DEMO: '1', REVALIDATE_SECRET } });
