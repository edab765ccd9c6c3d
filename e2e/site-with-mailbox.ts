import type { Variables } from '@/bin/lib/processes';
import { startMailbox } from './mailbox';
import { startOwnSite } from './own-site';
import { test as base } from './test';

/** A site of its own whose content service sends its mail into a mailbox of the journey. */
export async function startSiteWithMailbox(variables: Variables = {}) {
  const mailbox = await startMailbox();
  const site = await startOwnSite({
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'forge@hammerscale.example',
    ENQUIRIES_TO: 'enquiries@hammerscale.example',
    ...variables,
  });
  return { ...site, mailbox, stop: () => Promise.all([site.stop(), mailbox.stop()]) };
}

export type SiteWithMailbox = Awaited<ReturnType<typeof startSiteWithMailbox>>;

/** Its files share one site, behind a proxy: the rate limits count by the client IP that a file names. */
export const test = base.extend<object, { sharedSite: SiteWithMailbox }>({
  sharedSite: [
    async ({}, use) => {
      const site = await startSiteWithMailbox({ TRUST_PROXY: '1' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** The client IP of a file's tests, among those kept for documentation. */
export const asClient = (number: number) => ({
  extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${number}` },
});
