import { runSite } from './site';

await runSite('start', {
  variables: { DEMO: '1' },
  ready: (site, content) => {
    console.log(`\n  The site:   ${site}`);
    if (content) console.log(`  Sent mail:  ${content}/outbox`);
    console.log('  Stop with Ctrl+C\n');
  },
});
