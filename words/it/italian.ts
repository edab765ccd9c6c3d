import type { Catalogue } from '../messages';
import { blog } from './blog';
import { cart } from './cart';
import { certificate } from './certificate';
import { common } from './common';
import { company } from './company';
import { contact } from './contact';
import { controls } from './controls';
import { downloads } from './downloads';
import { errors } from './errors';
import { headings } from './headings';
import { layout } from './layout';
import { mail } from './mail';
import { pages } from './pages';
import { privacy } from './privacy';
import { quote } from './quote';
import { search } from './search';
import { seo } from './seo';
import { shop } from './shop';

export const italian: Catalogue = {
  blog,
  cart,
  certificate,
  common,
  company,
  contact,
  controls,
  downloads,
  errors,
  headings,
  layout,
  mail,
  pages,
  privacy,
  quote,
  search,
  seo,
  shop,
};
