import nextJest from 'next/jest.js';

// East of UTC, wherever the machine stands: days that depend on its zone show.
process.env.TZ = 'Asia/Dhaka';

const createConfig = nextJest({ dir: './' });

/** Parts of Next.js that read the `images` of next.config.ts, which next/jest inserts when it compiles. */
const readsNextConfig = ['next/dist/client', 'next/dist/shared/lib'];

/** Packages that ship ES modules only; Jest on Node 20 needs them compiled. */
const esModules = [
  'unified',
  'bail',
  'devlop',
  'extend',
  'is-plain-obj',
  'trough',
  'vfile.*',
  'unist-.*',
  'hast.*',
  'rehype-.*',
  'property-information',
  'space-separated-tokens',
  'comma-separated-tokens',
  'web-namespaces',
  'html-void-elements',
  'zwitch',
  'stringify-entities',
  'character-entities.*',
  'ccount',
  'parse5',
  'entities',
  'content-disposition',
  'cookie',
  'jose',
  'p-limit',
  'yocto-queue',
  'get-port',
  'postal-mime',
  '@ungap/structured-clone',
];

/** @returns {Promise<import('jest').Config>} */
async function config() {
  const created = await createConfig({
    testEnvironment: 'jsdom',
    testMatch: ['**/*.test.{ts,tsx}'],
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/', '<rootDir>/bench/'],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/test-results/'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^server-only$': '<rootDir>/lib/testing/server-only.ts',
    },
  })();
  const compiled = [...readsNextConfig, ...esModules].join('|');
  return {
    ...created,
    transformIgnorePatterns: [`/node_modules/(?!(${compiled})/)`, '\\.module\\.css$'],
  };
}

export default config;
