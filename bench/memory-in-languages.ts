import { setTimeout } from 'node:timers/promises';
import { installSite, memory, type Subject } from './programs';
import { multiply } from './publishing';
import { addressOf, hostIn, pathOf, speaks } from './site-in-languages';

const PRODUCTS = '/api/list/industrial-products';
const LISTS = ['/shop', '/service', '/blog', '/faq', '/downloads', '/clients', '/team-1'];

/** Resident, in MB, with a thousand products, a minute after each list was opened once. */
export async function memoryIn(subject: Subject, locales: readonly string[], quick: boolean) {
  const { host, namesOf } = await hostIn(locales);
  for (const name of namesOf(PRODUCTS)) host.edit(name, (products) => multiply(products, 1_000));
  const site = await installSite(subject, { CONTENT_HOST: host.url }, 'languages-memory');
  await site.start();
  for (const list of LISTS) await site.get(list);
  const paths = locales.map(pathOf);
  await speaks(site, paths);
  for (const path of paths) for (const list of LISTS) await site.get(addressOf(path, list));
  await setTimeout(quick ? 5_000 : 60_000);
  const used = memory(site.pid());
  await Promise.all([site.stop(), host.stop()]);
  return used;
}
