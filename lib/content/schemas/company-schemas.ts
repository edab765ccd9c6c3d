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
import type { Merged } from '@/contract/languages/merge-record';
import type { Audience, Written } from './endpoint-types';
import { entriesIn, picture } from './fields';
import { videoId } from '@/contract/formats/film';

type Pictured = Merged<{ title?: string; thumbnail?: string; alt?: string; lang?: string }>;

/** With the picture in place of its file and its alternative text. */
function pictured<T extends Pictured>({ thumbnail, alt, ...entry }: T) {
  const { title, langs, lang = langs?.alt } = entry;
  return { ...entry, picture: picture(thumbnail, alt, { title, lang }) };
}

export const faqGroup = (group: Written<typeof company.faqGroupRecord>) => ({
  ...pictured(group),
  entries: entriesIn(group.entries, group.langs?.entries),
});
export type FaqGroup = ReturnType<typeof faqGroup>;

export const timelineEntry = (entry: Written<typeof company.timelineEntryRecord>) =>
  pictured(entry);

export const project = (found: Written<typeof company.projectRecord>) => ({
  ...pictured(found),
  facts: entriesIn(found.facts, found.langs?.facts),
  stages: entriesIn(found.stages, found.langs?.stages).map((stage) => pictured(stage)),
});
export type Project = ReturnType<typeof project>;

/** @param lang where it is an entry of a list that is not in the page's language */
const subject = (
  found: Written<typeof company.industryRecord> & { lang?: string },
  lang = found.langs?.facts,
) => ({
  ...pictured(found),
  facts: entriesIn(found.facts, lang),
});

export const industry = (found: Written<typeof company.industryRecord>) => subject(found);
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

const block = ({ image, image_portrait, alt, title, text }: Block, lang?: string) => ({
  title,
  text,
  picture: picture(image, alt, { title, portrait: image_portrait, lang }),
});

const film = ({ youtube_logo, ...texts }: Written<typeof filmBlock>, lang?: string) => ({
  ...block(texts, lang),
  videoId: videoId(youtube_logo),
});

type Home = Pick<Written<typeof industrialHomeRecord>, 'about' | 'langs'>;

const about = ({ about, langs }: Home) =>
  about && {
    title: about.title,
    description: about.description,
    image: picture(about.image, about.alt, { title: about.title, lang: langs?.['about.alt'] }),
    blocks: entriesIn(
      about.blocks.map(({ title, text }) => ({ subtitle: title, title: text })),
      langs?.['about.blocks'],
    ),
  };

/** `/home-1`. */
export const constructionHome = (home: Written<typeof constructionHomeRecord>) => ({
  ...home,
  banner: home.banner && block(home.banner, home.langs?.['banner.alt']),
  film: home.film && film(home.film, home.langs?.['film.alt']),
  about: about(home),
  buildings: entriesIn(home.buildings, home.langs?.buildings).map((building) =>
    subject(building, building.lang),
  ),
});
export type ConstructionHome = ReturnType<typeof constructionHome>;

/** `/home-2`. */
export const industrialHome = (home: Written<typeof industrialHomeRecord>) => ({
  ...home,
  slides: entriesIn(
    home.slides.map((slide) => block(slide, home.langs?.slides)),
    home.langs?.slides,
  ),
  about: about(home),
});
export type IndustrialHome = ReturnType<typeof industrialHome>;
