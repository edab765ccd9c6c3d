import 'server-only';
import { DEFAULT_REGION } from '@/contract/formats/region';
import type { Langs } from '@/contract/languages/merge-record';
import {
  getFaq,
  getPages,
  getPosts,
  getProducts,
  getServicePages,
  getSiteSettings,
} from '@/lib/content/store/endpoints';
import { loadWords } from '@/lib/content/words/load-words';
import { isOwnFact, type Fact } from '@/lib/content/schemas/fields';
import { freePages } from '@/lib/pages/free-pages';
import type { Product } from '@/lib/content/schemas/schemas';
import { hiddenPaths } from '@/lib/pages/hidden';
import { routes } from '@/lib/pages/routes';
import { postPath, productPath, servicePath } from '@/lib/pages/routes/paths';
import type { Route } from '@/lib/pages/routes/route';
import type { SiteDocument } from '@/lib/features/documents/documents-of';
import { siteDocuments } from '@/lib/features/documents/site-documents';
import { languageName } from '@/lib/platform/text/languages';
import { questionId, questionsIds } from '@/lib/features/company/question-id';
import type { Words } from '@/words/words';
import { beginningOf, blockText, textOf } from './block-text';
import type { SearchDocument, SearchLanguage } from './search-document';

const listOf = (facts: readonly Fact[]): string =>
  facts.map(({ name, value }) => `${name} ${value}`).join('; ');

const factsOf = (facts: readonly Fact[], category?: string) => {
  const others = facts.filter((fact) => !isOwnFact(fact));
  return {
    facts: [category, listOf(facts.filter(isOwnFact))].filter(Boolean).join('; '),
    ...(others.length > 0 && { otherFacts: listOf(others) }),
  };
};

/** Of markup that is in the language; what comes from another is not shown as if it were. */
const ownText = (html: string | undefined, langs: Langs | undefined): string | undefined =>
  langs?.html ? undefined : textOf(html);

/**
 * Everything that the site has to find, as visitors may see it, and the language that it is written in.
 * @returns `complete`: false while some content has never been loaded
 */
export async function searchDocuments(): Promise<{
  documents: SearchDocument[];
  complete: boolean;
  language: SearchLanguage;
}> {
  const [settings, words, products, services, documents, posts, groups, pages] = await Promise.all([
    getSiteSettings(),
    loadWords(),
    getProducts(),
    getServicePages(),
    siteDocuments(),
    getPosts(),
    getFaq(),
    pageDocuments(),
  ]);
  const questions = questionsIds(groups ?? []);
  return {
    language: {
      locale: settings?.locale ?? DEFAULT_REGION.locale,
      meansTheSame: settings?.meansTheSame ?? [],
    },
    complete: [products, services, documents, posts, groups, pages].every(
      (list) => list !== undefined,
    ),
    documents: [
      ...(products ?? []).map(productDocument),
      ...(services ?? []).map(({ title, summary, facts, html, langs, picture, ...item }) => ({
        kind: 'service' as const,
        href: servicePath(item),
        title,
        summary,
        ...factsOf(facts),
        text: ownText(html, langs),
        picture,
      })),
      ...filesOf(documents ?? [], words),
      ...(posts ?? []).map(({ title, summary, categories, html, langs, picture, ...item }) => ({
        kind: 'article' as const,
        href: postPath(item),
        title,
        summary,
        facts: categories.join('; '),
        text: ownText(html, langs),
        picture,
      })),
      ...(groups ?? []).flatMap(({ entries }, place) =>
        entries.flatMap(({ question, answer, lang }, index) =>
          lang
            ? []
            : {
                kind: 'question' as const,
                href: `/faq#${questionId(questions[place]!, index)}`,
                title: question,
                summary: answer,
              },
        ),
      ),
      ...(pages ?? []),
    ],
  };
}

/** Made once for each product: of ten thousand, most stay the same from publish to publish. */
const productDocument = onceForEach(
  ({
    title,
    sku,
    summary,
    specifications,
    category,
    html,
    langs,
    ...item
  }: Product): SearchDocument => ({
    kind: 'product',
    href: productPath(item),
    title,
    sku,
    summary,
    ...factsOf(specifications, category),
    text: ownText(html, langs),
    picture: item.picture,
  }),
);

function onceForEach<T extends object>(documentOf: (item: T) => SearchDocument) {
  const documents = new WeakMap<T, SearchDocument>();
  return (item: T): SearchDocument => {
    const document = documents.get(item) ?? documentOf(item);
    documents.set(item, document);
    return document;
  };
}

/** The data sheets that the site makes are left out: each repeats its product, which is found itself. */
function filesOf(
  documents: readonly SiteDocument[],
  { downloads, common, language }: Pick<Words, 'downloads' | 'common' | 'language'>,
): SearchDocument[] {
  const files = documents.filter(({ href }) => !href.endsWith('/datasheet.pdf'));
  const byHref = [...new Map(files.map((document) => [document.href, document])).values()];
  const once = new Set<string>();
  const repeated = new Set<string>();
  const nameOf = ({ title, lang, kind, about }: SiteDocument): string => {
    const name = lang ? downloads.kinds[kind] : title;
    return about ? `${about.title}: ${name}` : name;
  };
  for (const name of byHref.map(nameOf)) (once.has(name) ? repeated : once).add(name);
  return byHref.map((document) => ({
    kind: 'document',
    href: document.href,
    type: document.type,
    // Suggestions show nothing else, and a drawing may be there as PDF and as SVG.
    title: [nameOf(document), repeated.has(nameOf(document)) && document.type]
      .filter(Boolean)
      .join(common.comma),
    summary: [
      downloads.kinds[document.kind],
      document.type,
      document.language && languageName(document.language, language),
    ]
      .filter(Boolean)
      .join(common.comma),
  }));
}

/** Pages that search engines list, so neither variants nor those of one visitor. */
async function pageDocuments(): Promise<SearchDocument[] | undefined> {
  const [texts, hidden, words] = await Promise.all([getPages(), hiddenPaths(), loadWords()]);
  if (!texts) return undefined;
  const isListed = ({ path, noindex, variantOf }: Route) =>
    !noindex && !variantOf && !hidden.has(path);
  const ofRoutes = routes.filter(isListed).map(({ path }) => {
    const { name, title, description } = words.pages[path];
    const own = texts.find((page) => page.path === path);
    return {
      kind: 'page' as const,
      href: path,
      title: own?.name ?? name,
      summary: own?.introduction ?? own?.seo?.description ?? description,
      text: own?.seo?.title ?? title,
    };
  });
  const ofContent = (await freePages()).map(({ path, name, introduction, blocks }) => ({
    kind: 'page' as const,
    href: path,
    title: name,
    summary: introduction,
    text: beginningOf(blocks.flatMap((block) => (block.lang ? [] : blockText(block))).join(' ')),
  }));
  return [...ofRoutes, ...ofContent];
}
