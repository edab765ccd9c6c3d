import { randomUUID } from 'node:crypto';
import { runSite } from './lib/run-site';

await runSite('production', {
  // With a secret the site shows at once what the editor publishes.
  variables: { DEMO: '1', REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || randomUUID() },
  onReady: (site, content) => {
    console.log(`\n  The site:   ${site}`);
    if (content) console.log(`  Sent mail:  ${content}/outbox`);
    console.log('  Stop with Ctrl+C');
    if (content) console.log('  To edit the content, in another window:  npm run cms\n');
  },
});
