import { videoSite } from '@/components/ui/video-dialog/video-site';

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
