/**
 * The fixed content of the specification, shown with `SAMPLES=on` for what a host does not answer. In the
 * shape in which hosts send it; `site:/pictures/…` names a file of the site.
 */
export { default as blogCategories } from './blog-categories.json';
export { default as constructionHome } from './construction.json';
export { default as faq } from './faq.json';
export { default as figures } from './figures.json';
export { default as heroFacts } from './hero-facts.json';
export { default as industrialHome } from './industrial.json';
export { default as industries } from './industries.json';
export { default as pages } from './pages.json';
export { default as posts } from './posts.json';
export { default as products } from './products.json';
export { default as projects } from './projects.json';
export { default as reviews } from './reviews.json';
export { default as skills } from './skills.json';
export { default as team } from './team.json';
export { default as timeline } from './timeline.json';
