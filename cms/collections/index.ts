import type { CollectionConfig } from 'payload';
import { blogCategories } from './blog-categories';
import {
  clients,
  downloads,
  industries,
  locations,
  projects,
  socialLinks,
  timeline,
} from './company-lists';
import { faq } from './faq';
import { galleries } from './galleries';
import { figures, heroFacts, skills } from './home-lists';
import { lockedDocuments } from './locked-documents';
import { media } from './media';
import { pages } from './pages';
import { contacts, team } from './people';
import { posts } from './posts';
import { products } from './products';
import { publishedFiles } from './published-files';
import { reviews } from './reviews';
import { services } from './services';
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
