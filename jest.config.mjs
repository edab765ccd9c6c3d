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

/** Tests that start whole programs, servers among them, or wait for limits, each some seconds of it. */
const PROGRAMS = [
  'bin/content-check.test.ts',
  'bin/content-import.test.ts',
  'bin/enquiries.test.ts',
  'bin/lib/lockfile-engines.test.ts',
  'bin/lib/run-site.test.ts',
  'bin/new-page-build.test.ts',
  'bin/operate.test.ts',
  'bin/standalone/start.test.ts',
  'content-service/main.test.ts',
  'content-service/store/hanging-postgres.test.ts',
  'content-service/store/postgres.test.ts',
  'content-service/uploads.test.ts',
  'deploy/nginx/render.test.ts',
  'deploy/nginx/serving.test.ts',
];

const shared = {
  // Set by bin/build.ts.
  globals: { SCRIPT_LOADER: 'wake()' },
  // A timer of the process that outlives its test file would make the next one fail.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/test-results/', '<rootDir>/cms/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/testing/server-only.ts',
    '^next/cache$': '<rootDir>/testing/next-cache.ts',
    '^\\./root-language$': '<rootDir>/testing/root-language.ts',
    '^libphonenumber-js/min$':
      '<rootDir>/node_modules/libphonenumber-js/bundle/libphonenumber-min.js',
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/node_modules/zod/v4/locales/en.cjs',
  },
};

const inRoot = (/** @type {string} */ pattern) => `<rootDir>/${pattern}`;
const ignored = ['/node_modules/', '/.next/', '/e2e/', '<rootDir>/cms/'];

/** The three parts of the suite. `npm test` leaves out the programs, `npm run test:full` does not. */
const projects = [
  {
    displayName: 'node',
    testEnvironment: 'node',
    testMatch: ['**/*.test.ts'],
    testPathIgnorePatterns: [...ignored, inRoot('components/'), ...PROGRAMS.map(inRoot)],
  },
  {
    displayName: 'dom',
    testEnvironment: 'jsdom',
    testMatch: ['**/*.test.tsx', '**/components/**/*.test.ts'],
    setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/jest.setup.dom.ts'],
    testPathIgnorePatterns: ignored,
  },
  {
    displayName: 'programs',
    testEnvironment: 'node',
    testMatch: PROGRAMS.map(inRoot),
    testPathIgnorePatterns: ignored,
  },
];

/** @returns {Promise<import('jest').Config>} */
async function config() {
  const compiled = [...readsNextConfig, ...esModules].join('|');
  return {
    // Jest leaves one core out by default: half of the machine where there are two.
    maxWorkers: '100%',
    // Of a machine that does other things as well; tests of speed count the processor's time.
    testTimeout: 30_000,
    projects: await Promise.all(
      projects.map(async (project) => ({
        ...(await createConfig({ ...shared, ...project })()),
        transformIgnorePatterns: [`/node_modules/(?!(${compiled})/)`, '\\.module\\.css$'],
      })),
    ),
  };
}

export default config;
