import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { PostArticle } from '@/components/blog/post-article/post-article';
import { AboutText } from '@/components/company/about/about-text';
import { About } from '@/components/company/about/about';
import { FaqLists } from '@/components/company/faq-lists/faq-lists';
import { Sustainability } from '@/components/company/sustainability/sustainability';
import { DocumentGroups } from '@/components/documents/document-groups/document-groups';
import { BannerSlide } from '@/components/home/industrial-banner/banner-slide';
import { IndustriesAccordion } from '@/components/home/industries-accordion/industries-accordion';
import { ProjectsAccordion } from '@/components/home/projects-accordion/projects-accordion';
import { Testimonial } from '@/components/home/testimonial/testimonial';
import { FreePage } from '@/components/pages/free-page';
import { ProjectStages } from '@/components/portfolio/project-story/project-stages';
import { ProjectStory } from '@/components/portfolio/project-story/project-story';
import { ProductCard } from '@/components/products/product-card/product-card';
import { ProductComparison } from '@/components/products/product-comparison/product-comparison';
import { ProductDetails } from '@/components/products/product-details/product-details';
import { ServiceCard } from '@/components/services/service-cards/service-card';
import { ServiceDetails } from '@/components/services/service-details/service-details';
import { TeamProfile } from '@/components/team/team-profile/team-profile';
import { TeamRecord } from '@/components/team/team-profile/team-record';
import { GalleryGrid } from '@/components/ui/gallery-grid/gallery-grid';
import { Marquee } from '@/components/ui/marquee/marquee';
import { endpoints } from '@/contract/endpoints';
import { inLanguage } from '@/lib/content/store/current-language';
import * as content from '@/lib/content/store/endpoints';
import type { SiteDocument } from '@/lib/features/documents/documents-of';
import { siteDocuments } from '@/lib/features/documents/site-documents';
import { searchDocuments } from '@/lib/features/search/documents';
import { productReviews } from '@/lib/features/shop/product-reviews';
import { holdContent } from '@/testing/hold-content';
import { inMadeUp, madeUpWords, unmarkedTexts, type MadeUp } from '@/testing/made-up-language';
import type * as Made from '@/testing/made-up-language';
import { show } from '@/testing/show';
import type * as CustomWords from '@/words/custom-words';
import type * as Formats from '@/words/formats';
import type * as Words from '@/words/words';

/** In which the made-up language stands. */
const LOCALE = 'de-DE';

jest.mock('@/lib/content/words/site-words', () => {
  const { withCustomWords } = jest.requireActual<typeof CustomWords>('@/words/custom-words');
  const { formatsOf } = jest.requireActual<typeof Formats>('@/words/formats');
  const { words } = jest.requireActual<typeof Words>('@/words/words');
  const made = jest.requireActual<typeof Made>('@/testing/made-up-language');
  const own = made.madeUpWords('de-DE');
  return {
    siteWords: () => withCustomWords(words('de-DE'), own),
    siteFormats: () => formatsOf({ locale: 'de-DE' }),
    setSiteLanguage: () => undefined,
  };
});

type Name = keyof typeof endpoints;
const demo = path.resolve('demo-company');
const read = (name: Name): object =>
  JSON.parse(readFileSync(path.join(demo, 'content', endpoints[name].file), 'utf8')) as object;

const names = [
  ...([
    'products',
    'servicePages',
    'services',
    'faq',
    'team',
    'pages',
    'posts',
    'projects',
  ] as const),
  ...(['industries', 'downloads', 'reviews', 'homePage', 'aboutPage', 'constructionHome'] as const),
  ...(['industrialHome', 'equipment', 'contacts'] as const),
];
const main = Object.fromEntries(names.map((name) => [name, read(name)]));
const languages = [
  { locale: 'en-GB', name: 'English' },
  { locale: LOCALE, name: 'Deutsch', path: 'de' },
];

const hold = (madeUp: MadeUp) =>
  holdContent(
    { ...main, words: null, siteSettings: { ...read('siteSettings'), languages } },
    {
      [LOCALE]: {
        siteSettings: inMadeUp('siteSettings', read('siteSettings'), madeUp),
        words: madeUpWords(LOCALE),
        ...Object.fromEntries(names.map((name) => [name, inMadeUp(name, main[name]!, madeUp)])),
      },
    },
  );
const spoken = <T,>(work: () => Promise<T>) => inLanguage('de', work);

/** What is no text of the content: names, part numbers, types of files, and what the formats of a language make. */
const SAME =
  /Hammerscale( Forge)?|PDF|SVG|JPG|STEP|kB|HF-[\w-]+|Englisch|Deutsch|Vereinigtes Königreich|\d+\. \p{L}+ \d{4}/gu;

const quoteLink = { href: '/quote', name: '⟦quote⟧', takesDrawings: true };

/** Sections of the site, each for a kind of record. */
const sections: Record<string, () => Promise<ReactElement>> = {
  'a product': async () => {
    const [product] = (await content.getProducts())!;
    const { reviews, rated } = await productReviews(product!);
    const told = reviews.map((review) => ({ ...review, name: '⟦name⟧' }));
    return <ProductDetails variant="page" product={product!} reviews={told} rated={rated} />;
  },
  'products side by side': async () => (
    <ProductComparison products={(await content.getProducts())!.slice(0, 3)} />
  ),
  'a card of a product': async () => <ProductCard product={(await content.getProducts())![0]!} />,
  'a service': async () => (
    <ServiceDetails
      variant="page"
      service={(await content.getServicePages())![0]!}
      quoteLink={quoteLink}
    />
  ),
  'the figures of a service': async () => (
    <ServiceDetails
      variant="focus"
      service={(await content.getServicePages())![1]!}
      quoteLink={quoteLink}
    />
  ),
  'a card of a service': async () => (
    <ServiceCard variant="row" sizes="100vw" service={(await content.getServicePages())![0]!} />
  ),
  'questions and answers': async () => (
    <FaqLists
      groups={(await content.getFaq())!}
      contact={{ title: '⟦contact⟧' }}
      quoteLink={quoteLink}
    />
  ),
  'a person': async () => {
    const member = (await content.getTeam())!.find(({ html }) => html)!;
    return (
      <>
        <TeamProfile member={{ ...member, name: '⟦name⟧', email: undefined, phone: undefined }} />
        <TeamRecord {...member} />
      </>
    );
  },
  'the home': async () => {
    const home = (await content.getHomePage())!;
    const { testimonial, about, sustainability } = home;
    const quotations = testimonial.quotations.map((each) => ({ ...each, name: undefined }));
    return (
      <>
        <Testimonial testimonial={{ ...testimonial, quotations }} />
        <About about={{ ...about!, videoId: undefined }} />
        <Sustainability content={sustainability!} />
      </>
    );
  },
  'the company': async () => {
    const { about } = (await content.getAboutPage())!;
    return <AboutText html={about!.html!} lang={about!.langs?.html} />;
  },
  'the home of a builder': async () => {
    const home = (await content.getConstructionHome())!;
    return (
      <>
        <ProjectsAccordion title="⟦title⟧" projects={home.buildings} services={[]} />
        <About about={{ ...home.about!, videoId: undefined }} />
        <Marquee rows={home.marquee} lang={home.langs?.marquee} />
      </>
    );
  },
  'the home of a maker': async () => {
    const home = (await content.getIndustrialHome())!;
    return (
      <>
        <BannerSlide slide={home.slides[0]!} index={0} count={1} />
        <IndustriesAccordion title="⟦title⟧" industries={(await content.getIndustries())!} />
      </>
    );
  },
  'a project': async () => {
    const [project] = (await content.getProjects())!;
    return (
      <>
        <ProjectStory project={project!} quoteLink={quoteLink} />
        <ProjectStages title="⟦title⟧" stages={project!.stages} />
      </>
    );
  },
  'an article': async () => (
    <PostArticle post={{ ...(await content.getPosts())![0]!, author: undefined }} />
  ),
  'pages with blocks': async () => (
    <>
      {(await content.getPages())!.map(({ path, blocks }) => (
        <FreePage key={path} blocks={blocks} />
      ))}
    </>
  ),
  'a gallery': async () => <GalleryGrid label="⟦label⟧" items={(await content.getEquipment())!} />,
  documents: async () => <DocumentGroups documents={(await siteDocuments())!} />,
};

const showIn = async (section: string) => show(await spoken(sections[section]!));

describe('what a language does not say', () => {
  beforeEach(() => hold('texts'));

  it.each(Object.keys(sections))('is marked as in the main language: %s', async (section) => {
    const page = await showIn(section);
    expect(unmarkedTexts(page, SAME)).toEqual([]);
    expect(page.querySelector('[lang="en-GB"]')).not.toBeNull();
  });

  it('is marked with the direction of its script, but for pictures', async () => {
    const marked = [...(await showIn('a product')).querySelectorAll('[lang="en-GB"]')];
    expect(marked.map(({ tagName }) => tagName)).toEqual(
      expect.arrayContaining(['IMG', 'DIV', 'TR']),
    );
    for (const element of marked)
      expect(element.getAttribute('dir')).toBe(element.tagName === 'IMG' ? null : 'ltr');
  });

  it('leaves the documents of the main language with their language named', async () => {
    const isUnnamed = ({ href, language }: SiteDocument) => href.startsWith('/media') && !language;
    expect((await inLanguage('main', siteDocuments))!.some(isUnnamed)).toBe(true);
    const documents = (await spoken(siteDocuments))!;
    expect(documents.some(isUnnamed)).toBe(false);
    expect(documents.map(({ language }) => language)).toContain('en');
  });

  it('is no part of what is found, but for grades and standards', async () => {
    const { documents } = await spoken(searchDocuments);
    const product = documents.find(({ kind }) => kind === 'product')!;
    expect(product.text).toBeUndefined();
    expect(product.facts).toMatch(/^⟦/);
    expect(product.otherFacts).toContain('kg');
    expect(documents.some(({ kind }) => kind === 'question')).toBe(false);
  });
});

describe('what a language says itself', () => {
  beforeEach(() => hold('all'));

  it.each(Object.keys(sections))('is not marked: %s', async (section) => {
    const page = await showIn(section);
    expect(page.querySelector('[lang]')).toBeNull();
    expect(unmarkedTexts(page, SAME)).toEqual([]);
  });
});
