import { runSite } from './site';

await runSite('start');
