import { Logo } from '@/components/layout/logo/logo';
import { SocialIcon } from '@/components/ui/social-icon/social-icon';
import { networkOf } from '@/components/ui/social-icon/networks';
import type { SiteSettings, SocialLink } from '@/lib/content/schemas';
import styles from './footer.module.css';

/** The host stands for a network that has no mark of its own. */
const labelOf = (url: string) =>
  networkOf(url) === 'link' ? new URL(url).hostname.replace(/^www\./, '') : undefined;

type Props = {
  settings?: Pick<SiteSettings, 'footerLogo' | 'description'>;
  socialLinks: SocialLink[];
};

/** Who the company is, and where else it can be followed. */
export function FooterBrand({ settings, socialLinks }: Props) {
  return (
    <div className={styles.brand}>
      {settings?.footerLogo && <Logo src={settings.footerLogo} alt="" size="footer" />}
      {settings?.description && <p>{settings.description}</p>}
      {socialLinks.length > 0 && (
        <ul className={styles.social} aria-label="Social media">
          {socialLinks.map(({ url }) => (
            <li key={url}>
              <a href={url} rel="noopener noreferrer">
                <SocialIcon url={url} label={labelOf(url)} size={18} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
