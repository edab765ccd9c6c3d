import 'server-only';
import { mailLink } from '@/contract/formats/email';
import { telLink } from '@/contract/formats/phone';
import type * as company from '@/contract/records/company';
import type {
  constructionHomeRecord,
  industrialHomeRecord,
  filmBlock,
  picturedBlock,
} from '@/contract/records/homes';
import type { Audience, Written } from './endpoint-types';
import { picture } from './fields';
import { videoId } from '@/contract/formats/film';

/** With the picture in place of its file and its alternative text. */
function pictured<T extends { title?: string; thumbnail?: string; alt?: string }>({
  thumbnail,
  alt,
  ...entry
}: T) {
  return { ...entry, picture: picture(thumbnail, alt, entry.title) };
}

export const faqGroup = (group: Written<typeof company.faqGroupRecord>) => pictured(group);
export type FaqGroup = ReturnType<typeof faqGroup>;

export const timelineEntry = (entry: Written<typeof company.timelineEntryRecord>) =>
  pictured(entry);

export const project = (found: Written<typeof company.projectRecord>) => ({
  ...pictured(found),
  stages: found.stages.map((stage) => pictured(stage)),
});
export type Project = ReturnType<typeof project>;

export const industry = (found: Written<typeof company.industryRecord>) => pictured(found);
export type Industry = ReturnType<typeof industry>;

/** A place of the company. */
export const location = (
  {
    phone,
    email,
    opening_hours,
    latitude,
    longitude,
    ...found
  }: Written<typeof company.locationRecord>,
  { region }: Audience,
) => ({
  ...found,
  openingHours: opening_hours,
  phone: phone ? { text: phone, href: telLink(phone, region) } : undefined,
  email: email ? { text: email, href: mailLink(email) } : undefined,
  position: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
});
export type Location = ReturnType<typeof location>;

type Block = Written<typeof picturedBlock>;

const block = ({ image, image_portrait, alt, title, text }: Block) => ({
  title,
  text,
  picture: picture(image, alt, title, image_portrait),
});

const film = ({ youtube_logo, ...texts }: Written<typeof filmBlock>) => ({
  ...block(texts),
  videoId: videoId(youtube_logo),
});

type Home = Pick<Written<typeof industrialHomeRecord>, 'about'>;

const about = ({ about }: Home) =>
  about && {
    title: about.title,
    description: about.description,
    image: picture(about.image, about.alt, about.title),
    blocks: about.blocks.map(({ title, text }) => ({ subtitle: title, title: text })),
  };

/** `/home-1`. */
export const constructionHome = (home: Written<typeof constructionHomeRecord>) => ({
  ...home,
  banner: home.banner && block(home.banner),
  film: home.film && film(home.film),
  about: about(home),
  buildings: home.buildings.map((building) => pictured(building)),
});
export type ConstructionHome = ReturnType<typeof constructionHome>;

/** `/home-2`. */
export const industrialHome = (home: Written<typeof industrialHomeRecord>) => ({
  ...home,
  slides: home.slides.map(block),
  about: about(home),
});
export type IndustrialHome = ReturnType<typeof industrialHome>;
