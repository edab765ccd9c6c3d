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

  write(`app/(site)${route}/page.tsx`, pageText(route, endpoint), 'wx');
  insert('lib/routes/company.ts', /^\] as const satisfies/m, routeText(route));
  if (!endpoint) return files;
  const name = camelCase(endpoint);
  write(`content-service/content/${endpoint}.json`, sampleText(endpoint), 'wx');
  insert(
    'lib/content/host-endpoints.ts',
    /^\} as const;/m,
    `  ${name}: gallery('/api/list/${endpoint}', '\`${route}\`'),\n`,
  );
  insert(
    'lib/content/endpoints.ts',
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

function pageText(route: string, endpoint: string | undefined): string {
  const component = `${pascalCase(route)}Page`;
  const banner = `<PageBanner title={routeOf('${route}').name} />`;
  if (!endpoint) {
    return `import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { Section } from '@/components/ui/section/section';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('${route}');

export default function ${component}() {
  return (
    <>
      ${banner}
      <Section>
        <p>${titleOf(route)}</p>
      </Section>
    </>
  );
}
`;
  }
  const name = camelCase(endpoint);
  return `import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ${getterOf(endpoint)} } from '@/lib/content/endpoints';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('${route}');

export default async function ${component}() {
  const ${name} = await ${getterOf(endpoint)}();
  return (
    <>
      ${banner}
      <GallerySection title="${titleOf(route)}" items={${name}} captions />
    </>
  );
}
`;
}

const routeText = (route: string) => `  {
    path: '${route}',
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
