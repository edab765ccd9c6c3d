import { runSite } from './lib/run-site';

await runSite('production', {
  variables: { DEMO: '1' },
  onReady: (site, content) => {
    console.log(`\n  The site:   ${site}`);
    if (content) console.log(`  Sent mail:  ${content}/outbox`);
    console.log('  Stop with Ctrl+C\n');
  },
});
