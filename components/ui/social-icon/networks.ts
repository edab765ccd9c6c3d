import { siteWords } from '@/lib/content/words/site-words';

export type Network =
  'linkedin' | 'youtube' | 'x' | 'instagram' | 'facebook' | 'pinterest' | 'mail' | 'phone' | 'link';

/** Those that have a name of their own, in every language. */
const names = {
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  x: 'X',
  instagram: 'Instagram',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
} satisfies Partial<Record<Network, string>>;

/** In the language of the page. */
export function networkName(network: Network): string {
  const { common, controls } = siteWords();
  const others = { mail: controls.networks.mail, phone: common.phone, link: common.website };
  return { ...names, ...others }[network];
}

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
