import type { CollectionConfig } from 'payload';
import { blogCategories } from './blog-categories';
import { clients } from './clients';
import { contacts } from './contacts';
import { downloads } from './downloads';
import { faq } from './faq';
import { figures } from './figures';
import { galleries } from './galleries';
import { heroFacts } from './hero-facts';
import { industries } from './industries';
import { locations } from './locations';
import { lockedDocuments } from './locked-documents';
import { media } from './media';
import { pages } from './pages';
import { posts } from './posts';
import { products } from './products';
import { projects } from './projects';
import { publishedFiles } from './published-files';
import { reviews } from './reviews';
import { services } from './services';
import { skills } from './skills';
import { socialLinks } from './social-links';
import { team } from './team';
import { timeline } from './timeline';
import { users } from './users';

/** In the order of the menu. */
export const collections: CollectionConfig[] = [
  products,
  reviews,
  services,
  posts,
  blogCategories,
  media,
  ...galleries,
  pages,
  team,
  contacts,
  clients,
  downloads,
  faq,
  projects,
  industries,
  timeline,
  locations,
  socialLinks,
  figures,
  skills,
  heroFacts,
  lockedDocuments,
  publishedFiles,
  users,
];
