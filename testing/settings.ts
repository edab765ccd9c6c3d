import type { SiteSettings } from '@/lib/content/schemas/schemas';

type KnownSettings = SiteSettings & { name: string };

export const settingsWith = (given: Partial<KnownSettings> = {}): KnownSettings => ({
  name: 'A Forge',
  slogan: undefined,
  phone: { text: '+44 1', href: 'tel:+441' },
  email: { text: 'office@forge.example', href: 'mailto:office@forge.example' },
  address: 'Furnace Road',
  logo: '/media/a/logo.svg',
  footerLogo: undefined,
  description: undefined,
  copyright: undefined,
  offices: [],
  currency: undefined,
  locale: undefined,
  brand: undefined,
  hiddenPages: [],
  languages: [],
  meansTheSame: [],
  ...given,
});
