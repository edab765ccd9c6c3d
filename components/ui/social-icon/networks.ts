export type Network =
  'linkedin' | 'youtube' | 'x' | 'instagram' | 'facebook' | 'pinterest' | 'mail' | 'phone' | 'link';

export const networkNames: Record<Network, string> = {
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  x: 'X',
  instagram: 'Instagram',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  mail: 'E-mail',
  phone: 'Phone',
  link: 'Website',
};

const hosts: [Network, RegExp][] = [
  ['linkedin', /(^|\.)(linkedin\.com|lnkd\.in)$/],
  ['youtube', /(^|\.)(youtube\.com|youtu\.be)$/],
  ['x', /(^|\.)(x\.com|twitter\.com)$/],
  ['instagram', /(^|\.)instagram\.com$/],
  ['facebook', /(^|\.)(facebook\.com|fb\.com)$/],
  ['pinterest', /(^|\.)(pinterest\.[a-z.]{2,6}|pin\.it)$/],
];

/** By scheme or host name; `link` for everything else. */
export function networkOf(url: string): Network {
  if (!URL.canParse(url)) return 'link';
  const { protocol, hostname } = new URL(url);
  if (protocol === 'mailto:') return 'mail';
  if (protocol === 'tel:') return 'phone';
  return hosts.find(([, host]) => host.test(hostname))?.[0] ?? 'link';
}
