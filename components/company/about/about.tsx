import clsx from 'clsx';
import { Phone } from '@/components/ui/icons/icons';
import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import { ButtonLink } from '@/components/ui/button/button';
import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import { Photo } from '@/components/ui/photo/photo';
import { Reveal } from '@/components/ui/reveal/reveal';
import { Section } from '@/components/ui/section/section';
import { SkillBars } from '@/components/ui/skill-bars/skill-bars';
import { VideoDialog } from '@/components/ui/video-dialog/video-dialog';
import { fitting } from '@/components/ui/whole-words/fitting';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { Contents } from '@/lib/content/schemas/page-schemas';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import type { CompanyFigure, TextBlock } from '@/lib/content/schemas/sections';
import { siteWords } from '@/lib/content/words/site-words';
import { markedAs } from '@/lib/platform/text/writing';
import { Counters } from './counters';
import styles from './about.module.css';

type Props = {
  about: Pick<Contents, 'title' | 'description' | 'image'> & {
    videoId?: string;
    blocks: TextBlock[];
  };
  counters?: CompanyFigure[];
  /** Shown beside the counters; percent: 0 to 100. */
  skills?: { label: string; percent: number; lang?: string }[];
  phone?: SiteSettings['phone'];
  /** The id of the heading in the banner, in place of one of its own. */
  titledBy?: string;
  /**
   * broad: picture and film over two thirds; halves: picture and text in equal columns, for pages
   * with a film section of their own; mirrored: broad, text first.
   */
  variant?: 'broad' | 'halves' | 'mirrored';
};

/** The company: picture with film, text, two points, figures and contact links. */
export function About({ about, counters = [], skills, phone, titledBy, variant = 'broad' }: Props) {
  const { common, company } = siteWords();
  const { title = company.aboutUs, description, image, videoId, blocks } = about;
  const film = variant !== 'halves' && videoId && <VideoDialog videoId={videoId} title={title} />;
  const words = (
    <>
      {!titledBy && (
        <h2 id="about-heading" className={styles.title} style={fitting(title)}>
          {title}
        </h2>
      )}
      {description && (
        <p className={styles.description}>
          <WholeWords>{description}</WholeWords>
        </p>
      )}
    </>
  );
  const points = (
    <>
      <Reveal>
        {blocks.map((block) => (
          <div
            key={block.subtitle ?? block.title}
            className={styles.block}
            {...markedAs(block.lang)}
          >
            {block.subtitle && <h3>{block.subtitle}</h3>}
            {block.title && (
              <p>
                <WholeWords>{block.title}</WholeWords>
              </p>
            )}
          </div>
        ))}
      </Reveal>
      <div className={styles.actions}>
        <ButtonLink href="/contact">{common.contactUs}</ButtonLink>
        {phone && (
          <PhoneLink phone={phone} className={styles.phone}>
            <Phone size={20} aria-hidden="true" />
            <span>
              <small>{company.callAnyTime}</small> {phone.text}
            </span>
          </PhoneLink>
        )}
        {!image && film}
      </div>
    </>
  );
  return (
    <Section aria-labelledby={titledBy ?? 'about-heading'}>
      <div className={clsx(styles.about, styles[variant])}>
        {image && (
          <div className={styles.picture}>
            <Photo
              className={styles.photo}
              picture={image}
              title={title}
              sizes="(width < 992px) 100vw, 60vw"
              priority={titledBy !== undefined} // right below the banner
            />
            {film && (
              <div className={styles.video} data-tone="dark">
                {film}
              </div>
            )}
          </div>
        )}
        {image ? (
          <div className={styles.content}>
            {words}
            {points}
          </div>
        ) : (
          <>
            <div className={styles.content}>{words}</div>
            <div className={styles.content}>{points}</div>
          </>
        )}
      </div>
      {/* Named by the banner, it begins on the first screen; the picture is as high as the text. */}
      {titledBy && <PaintTogether id="about-end" />}
      {counters.length > 0 && (
        <div className={clsx(styles.figures, skills && styles.withSkills)}>
          <Counters counters={counters} />
          {skills && skills.length > 0 && <SkillBars items={skills} className={styles.skills} />}
        </div>
      )}
    </Section>
  );
}
