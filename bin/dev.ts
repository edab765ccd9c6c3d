import { runSite } from './site';

await runSite('dev', { variables: { DEMO: '1' } });
