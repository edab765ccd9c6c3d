import type { Variables } from '@/bin/lib/processes';
import { startMailbox } from './mailbox';
import { startOwnSite } from './own-site';

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
