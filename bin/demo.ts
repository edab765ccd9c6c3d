import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSite } from './lib/run-site';

// With a secret the site shows at once what the editor publishes, and pages with drafts to who has a link.
const REVALIDATE_SECRET = process.env.REVALIDATE_SECRET || randomUUID();
const PREVIEW_HOST =
  process.env.PREVIEW_HOST || `http://127.0.0.1:${process.env.CMS_PORT || 3200}/preview-api`;

/** For `npm run cms`, which may be started before or after. */
function shareSecret(): void {
  const folder = process.env.DATA_DIR || 'data';
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, 'revalidate-secret'), REVALIDATE_SECRET, { mode: 0o600 });
}
shareSecret();

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
