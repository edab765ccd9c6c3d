import { runSite } from './lib/run-site';
import { shareSecrets } from './lib/shared-secrets';

// With a secret the site shows at once what the editor publishes, and pages with drafts to who has a link.
const { REVALIDATE_SECRET } = shareSecrets('REVALIDATE_SECRET');
const PREVIEW_HOST =
  process.env.PREVIEW_HOST || `http://127.0.0.1:${process.env.CMS_PORT || 3200}/preview-api`;

await runSite('production', {
  variables: { DEMO: '1', REVALIDATE_SECRET, PREVIEW_HOST },
  onReady: (site, content) => {
    console.log(`\n  The site:   ${site}`);
    console.log(`  Try first:  ${site}/quote with a drawing, ${site}/search?q=gear, ${site}/shop`);
    if (content) console.log(`  Sent mail:  ${content}/outbox`);
    console.log('  Stop with Ctrl+C');
    if (content) console.log('  To edit the content, in another window:  npm run cms\n');
  },
});
