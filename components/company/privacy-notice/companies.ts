import { videoSite } from '@/components/ui/video-dialog/video-site';
import type { Analytics } from '@/lib/platform/env';
import type { Words } from '@/words/words';

/** Third parties that a page contacts, each only after the visitor has asked for it. */
export const companies = ({ common, privacy }: Words) => [
  {
    service: common.film,
    company: 'YouTube (Google)',
    site: videoSite,
    when: privacy.film.when,
  },
  {
    service: privacy.map.name,
    company: 'Google Maps',
    site: 'google.com',
    when: privacy.map.when,
  },
  {
    service: privacy.captcha.name,
    company: 'Google reCAPTCHA',
    site: 'google.com, gstatic.com',
    when: privacy.captcha.when,
  },
];

const PROGRAMS = { plausible: 'Plausible', umami: 'Umami', matomo: 'Matomo' };

/** Visitor statistics of the operator's choice. */
export const analyticsCompany = ({ program, origin }: Analytics, { privacy }: Words) => ({
  service: privacy.statistics.name,
  company: PROGRAMS[program],
  site: new URL(origin).host,
  when: privacy.statistics.when,
});
