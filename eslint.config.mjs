import next from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';

/** What files may not import. Of two that hold a file only the later counts. */
const fence = (files, ...patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const otherPrograms = {
  group: ['**/content-service/**', '@/bin/**', '@/e2e/**'],
  message: 'The site talks to the content service over HTTP only.',
};

const config = [
  {
    ignores: [
      '.next/**',
      '.delivery/**',
      'data/**',
      'test-results/**',
      'playwright-report/**',
      'next-env.d.ts',
      // Packages of their own, with their own lint.
      'bench/**',
      'content-service/scripts/**',
    ],
  },
  ...next,
  ...nextTypeScript,
  prettier,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
    },
  },
  { files: ['bin/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  // Playwright's fixtures call a function named use.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  fence(['app/**', 'components/**'], otherPrograms),
  fence(['lib/**'], otherPrograms, {
    group: ['@/app/**', '@/components/**'],
    message: 'What pages are made from knows no page.',
  }),
  fence(['content-service/**'], {
    group: ['@/**', '**/app/**', '**/components/**', '**/lib/**'],
    message: 'The content service is a program of its own.',
  }),
  fence(['components/ui/**'], otherPrograms, {
    group: ['@/components/*/**', '!@/components/ui/**', '@/lib/content/**'],
    message: 'Primitives know no domain types.',
  }),
];

export default config;
