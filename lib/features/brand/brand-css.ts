import type { SiteSettings } from '@/lib/content/schemas/schemas';
import { paletteOf } from './palette';

/** The tokens of app/tokens.css that a company's brand replaces; undefined without one. */
export function brandCss(brand: SiteSettings['brand']): string | undefined {
  if (!brand) return undefined;
  const { tokens, hoverOnDark } = paletteOf(brand);
  const all = { ...tokens, ...(brand.logoWidth && { 'logo-width': `${brand.logoWidth}px` }) };
  const declared = Object.entries(all).map(([name, value]) => `--${name}:${value}`);
  if (declared.length === 0) return undefined;
  const dark = hoverOnDark ? `{--action-hover:${hoverOnDark}}` : '';
  const onDark =
    dark &&
    `@media screen and (prefers-color-scheme:dark){:root${dark}}@media screen{[data-tone=dark]${dark}}`;
  return `@layer tokens{:root{${declared.join(';')}}${onDark}}`;
}
