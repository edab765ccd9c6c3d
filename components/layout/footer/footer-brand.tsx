import { Logo } from '@/components/layout/logo/logo';
import { SocialLinks } from '@/components/ui/social-links/social-links';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { SiteSettings, SocialLink } from '@/lib/content/schemas';
import styles from './footer.module.css';

type Props = {
  settings?: Pick<SiteSettings, 'footerLogo' | 'description'>;
  socialLinks: SocialLink[];
};

export function FooterBrand({ settings, socialLinks }: Props) {
  return (
    <div className={styles.brand}>
      {settings?.footerLogo && <Logo src={settings.footerLogo} alt="" size="footer" />}
      {settings?.description && (
        <p>
          <WholeWords>{settings.description}</WholeWords>
        </p>
      )}
      <SocialLinks links={socialLinks} />
    </div>
  );
}
