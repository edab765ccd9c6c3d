import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type NewPage = {
  /** `/careers` */
  path: string;
  /** `jobs` for `/api/list/jobs` */
  endpoint?: string;
};

/**
 * @returns the files that are new or changed
 * @throws where the page or the endpoint exists, or a name cannot be used
 */
export function newPage(root: string, { path: route, endpoint }: NewPage): string[] {
  if (!/^(\/[a-z][a-z0-9-]*)+$/.test(route)) throw new Error(`${route} is no path like /careers`);
  if (endpoint && !/^[a-z][a-z0-9-]*$/.test(endpoint)) {
    throw new Error(`${endpoint} is no name like jobs`);
  }
  const files: string[] = [];
  const write = (file: string, text: string, flag: 'w' | 'wx') => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text, { flag });
    files.push(file);
  };
  const insert = (file: string, before: RegExp, text: string) => {
    const found = readFileSync(path.join(root, file), 'utf8');
    if (!before.test(found)) throw new Error(`${file} has no place for an entry`);
    write(
      file,
      found.replace(before, (end) => text + end),
      'w',
    );
  };

  write(`app/[language]/(site)${route}/page.tsx`, pageText(route, endpoint), 'wx');
  insert('lib/pages/routes.ts', /^\] as const satisfies/m, `  { path: '${route}' },\n`);
  insert('words/en/pages.ts', /^\} as const;$/m, wordsText(route));
  if (!endpoint) return files;
  const name = camelCase(endpoint);
  write(`demo-company/content/${endpoint}.json`, sampleText(endpoint), 'wx');
  insert(
    'contract/endpoints.ts',
    /^\};/m,
    `  ${name}: optionalShortList('${endpoint}', '${endpoint}', 'shared', '\`${route}\`'),\n`,
  );
  insert(
    'contract/records/of-endpoints.ts',
    /^\} satisfies/m,
    `  ${name}: catalogue.galleryItemRecord,\n`,
  );
  insert(
    'lib/content/schemas/host-endpoints.ts',
    /^\} as const satisfies/m,
    `  ${name}: gallery(endpoints.${name}),\n`,
  );
  insert(
    'lib/content/store/endpoints.ts',
    /(?![\s\S])/,
    `export const ${getterOf(endpoint)} = cachedList(hostEndpoints.${name});\n`,
  );
  return files;
}

const words = (name: string) => name.split(/[-/]/).filter(Boolean);
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const pascalCase = (name: string) => words(name).map(capitalized).join('');
const camelCase = (name: string) => name.charAt(0) + pascalCase(name).slice(1);
const getterOf = (endpoint: string) => `get${pascalCase(endpoint)}`;
const titleOf = (route: string) => words(path.posix.basename(route)).map(capitalized).join(' ');

/** From the page to `app/[language]/site-page`. */
const up = (route: string) => '../'.repeat(route.split('/').length);

const PLAIN_SCREEN = `  Screen: (page) => (
    <>
      <PageBanner page={page} slim />
      <Section>
        <p>{page.name}</p>
      </Section>
      {page.blocks.length > 0 && <FreePage blocks={page.blocks} />}
    </>
  ),`;

const LIST_SCREEN = (endpoint: string) => {
  const name = camelCase(endpoint);
  return `  async Screen(page) {
    const ${name} = await ${getterOf(endpoint)}();
    return (
      <>
        <PageBanner page={page} />
        <ContentBoundary
          content={${name}}
          placeholder={<LoadingSection label={page.name} />}
        >
          {(items) => <GallerySection title={page.name} items={items} captions />}
        </ContentBoundary>
        {page.blocks.length > 0 && <FreePage blocks={page.blocks} />}
      </>
    );
  },`;
};

function pageText(route: string, endpoint: string | undefined): string {
  const gallery = 'GallerySection';
  const imports = endpoint
    ? `import { ${gallery} } from '@/components/company/gallery-section/gallery-section';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { FreePage } from '@/components/pages/free-page';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { ${getterOf(endpoint)} } from '@/lib/content/store/endpoints';`
    : `import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { FreePage } from '@/components/pages/free-page';
import { Section } from '@/components/ui/section/section';`;
  return `${imports}
import { sitePage } from '${up(route)}site-page';

const { generateMetadata, Page } = sitePage('${route}', {
${endpoint ? LIST_SCREEN(endpoint) : PLAIN_SCREEN}
});
export { generateMetadata, Page as default };
`;
}

const wordsText = (route: string) => `  '${route}': {
    name: '${titleOf(route)}',
    title: '${titleOf(route)}',
    description:
      '${titleOf(route)}: what visitors find on this page, said for search engines in one sentence.',
  },
`;

function sampleText(endpoint: string): string {
  const items = [1, 2].map((id) => ({ id, title: `${titleOf(endpoint)} ${id}` }));
  return `${JSON.stringify(items, null, 2)}\n`;
}
