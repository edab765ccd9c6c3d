import { runSite } from './lib/run-site';

await runSite('production');
