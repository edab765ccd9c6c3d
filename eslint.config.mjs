import { readdirSync } from 'node:fs';
import next from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';

/** What files may not import. Of two that hold a file only the later counts. */
const fence = (files, ...patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** The rooms of lib, from the lowest to the highest: each imports from itself and from those below it. */
const rooms = ['platform', 'content', 'media', 'pages', 'features', 'delivery'];
const roomZones = rooms.map((room, index) => ({
  target: `lib/${room}`,
  from: rooms.slice(index + 1).map((higher) => `lib/${higher}`),
  message: 'A lower room imports nothing from a higher one.',
}));

/** A folder of components imports from itself and from ui; layout, which surrounds them all, from each. */
const componentZones = readdirSync(new URL('components', import.meta.url))
  .filter((folder) => folder !== 'layout')
  .map((folder) => ({
    target: `components/${folder}`,
    from: 'components',
    except: [...new Set(['./ui', `./${folder}`])],
    message: 'Subjects share in components/ui, or a page puts one into another.',
  }));

const otherPrograms = {
  group: ['**/content-service/**', '@/bin/**', '@/e2e/**'],
  message: 'The site talks to the content service over HTTP only.',
};

const pages = {
  group: ['@/app/**', '@/components/**'],
  message: 'What pages are made from knows no page.',
};

const domainTypes = {
  group: [
    '@/components/*/**',
    '!@/components/ui/**',
    '@/lib/content/**',
    '!@/lib/content/words',
    '@/lib/content/words/*',
    '!@/lib/content/words/site-words',
  ],
  message: 'Primitives know no domain types.',
};

const onlyWithin = (...outside) => ({
  group: ['@/**', ...outside],
  message: 'All programs import it, so it imports none of them.',
});

const catalogues = {
  group: ['@/words/words', '@/words/*/**', '@/words/*.json', '@/lib/content/words/site-words'],
  message: 'The browser gets the words that it shows, from the server.',
};

const inBrowser = (folder) => `${folder}/**/{*-client.tsx,use-*.{ts,tsx}}`;

const zodAsNamespace = {
  selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier[imported.name='z']",
  message: "With `import * as z from 'zod'` its messages in 50 languages stay out of the bundle.",
};

const ABOUT_PAGES = /^(react|react-hooks|jsx-a11y|@next\/next)\//;
const rulesAboutPages = next.flatMap(({ rules = {} }) =>
  Object.keys(rules).filter((name) => ABOUT_PAGES.test(name)),
);

/**
 * What holds a state or an effect, in the browser. The React compiler reads each file whole, in three fifths
 * of ESLint's time, for faults that only rendering twice brings out: the server renders once.
 */
const RENDERED_TWICE = [
  'components/**/{*-client.tsx,use-*.{ts,tsx}}',
  'components/certificate/certificate-unlock/**',
  'components/layout/error-screen/**',
  'components/quotes/quote-form/**',
  'app/**/*error.tsx',
];
const OF_HOOKS = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];
const rulesOfTheCompiler = rulesAboutPages.filter(
  (name) => name.startsWith('react-hooks/') && !OF_HOOKS.includes(name),
);
const off = (rules) => Object.fromEntries(rules.map((name) => [name, 'off']));

/** Of Next.js and the build, which compile them in. */
const COMPILED_IN = '/^(NODE_ENV|NEXT_RUNTIME|NEXT_PHASE|BUILD_NAME|CHECK_TYPES)$/';
const ENVIRONMENT = "MemberExpression[object.name='process'][property.name='env']";
const unreadVariables = [
  `:not(MemberExpression) > ${ENVIRONMENT}`,
  `MemberExpression[object.object.name='process'][object.property.name='env']:not([property.name=${COMPILED_IN}])`,
].map((selector) => ({
  selector,
  message: 'Variables are read and checked in `lib/platform/env.ts`, or `content-service/env.ts`.',
}));

const config = [
  {
    ignores: [
      '.next/**',
      'data/**',
      'test-results/**',
      'playwright-report/**',
      'next-env.d.ts',
      // A package of its own, with its own lint.
      'cms/**',
    ],
  },
  ...next,
  ...nextTypeScript,
  prettier,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // It takes the first step of any address for a language, as in `app/[language]`.
      '@next/next/no-html-link-for-pages': 'off',
      'no-console': 'error',
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            ...roomZones,
            ...componentZones,
            { target: 'components', from: 'app', message: 'Components know no page.' },
          ],
        },
      ],
    },
  },
  { rules: { 'no-restricted-syntax': ['error', zodAsNamespace] } },
  {
    files: [
      'app/**',
      'components/**',
      'contract/**',
      'content-service/**',
      'lib/**',
      'node/**',
      '*.ts',
    ],
    // The modules that read them, the program that hands them on, and what is no program.
    ignores: [
      'lib/platform/env.ts',
      'content-service/env.ts',
      'content-service/main.ts',
      '**/testing/**',
      '**/*.test.{ts,tsx}',
      'jest.setup.ts',
      'playwright.config.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', zodAsNamespace, ...unreadVariables] },
  },
  { files: ['bench/**', 'bin/**', 'deploy/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  // They took a fifth of the time there; and Playwright's fixtures call a function named use.
  {
    files: [
      'bench/**',
      'bin/**',
      'content-service/**',
      'contract/**',
      'deploy/**',
      'e2e/**',
      'node/**',
      '**/*.test.ts',
    ],
    rules: off(rulesAboutPages),
  },
  { files: ['**/*.{ts,tsx}'], ignores: RENDERED_TWICE, rules: off(rulesOfTheCompiler) },
  fence(['app/**', 'components/**'], otherPrograms),
  fence(['lib/**', 'testing/**'], otherPrograms, pages, {
    group: ['next/dist/**'],
    message: 'Only lib/delivery/next/ touches the internals of Next.js.',
  }),
  fence(['lib/delivery/next/**'], otherPrograms, pages),
  fence(['content-service/**'], {
    group: ['@/**', '**/app/**', '**/components/**', '**/lib/**'],
    message: 'The content service is a program of its own.',
  }),
  fence(['contract/*.ts', 'words/*.ts'], onlyWithin('../*')),
  fence(['contract/*/**', 'words/*/**'], onlyWithin('../../*')),
  fence(['node/**'], onlyWithin('../*', '!../contract')),
  fence([inBrowser('components')], otherPrograms, catalogues),
  fence(['components/ui/**'], otherPrograms, domainTypes),
  fence([inBrowser('components/ui')], otherPrograms, domainTypes, catalogues),
];

export default config;
