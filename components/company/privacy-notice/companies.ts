import { videoSite } from '@/components/ui/video-dialog/video-site';
import type { Analytics } from '@/lib/platform/env';

/** Third parties that a page contacts, each only after the visitor has asked for it. */
export const companies = [
  { service: 'Film', company: 'YouTube (Google)', site: videoSite, when: 'You press Play.' },
  { service: 'Map', company: 'Google Maps', site: 'google.com', when: 'You press Show map.' },
  {
    service: 'Human check',
    company: 'Google reCAPTCHA',
    site: 'google.com, gstatic.com',
    when: 'You start to write in a form that has the check.',
  },
];

const PROGRAMS = { plausible: 'Plausible', umami: 'Umami', matomo: 'Matomo' };

/** Visitor statistics of the operator's choice. */
export const analyticsCompany = ({ program, origin }: Analytics) => ({
  service: 'Visitor statistics',
  company: PROGRAMS[program],
  site: new URL(origin).host,
  when: 'You first click, type or scroll, unless your browser asks not to be tracked.',
});
