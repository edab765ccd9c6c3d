import { Logo } from '@/components/layout/logo/logo';
import { SocialLinks } from '@/components/ui/social-links/social-links';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { SiteSettings, SocialLink } from '@/lib/content/schemas/schemas';
import styles from './footer.module.css';

type Props = {
  settings?: Pick<SiteSettings, 'name' | 'footerLogo' | 'description'>;
  socialLinks: SocialLink[];
};

export function FooterBrand({ settings, socialLinks }: Props) {
  const { name, footerLogo, description } = settings ?? {};
  if (!name && !footerLogo && !description && socialLinks.length === 0) return null;
  return (
    <div className={styles.brand}>
      {(footerLogo || name) && <Logo src={footerLogo} name={name ?? ''} size="footer" />}
      {description && (
        <p>
          <WholeWords>{description}</WholeWords>
        </p>
      )}
      <SocialLinks links={socialLinks} />
    </div>
  );
}
