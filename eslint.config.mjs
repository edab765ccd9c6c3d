import next from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';

/** Fences between the programs: neither may reach into the other. */
const fence = (files, group, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
});

const config = [
  {
    ignores: [
      '.next/**',
      '.delivery/**',
      'data/**',
      'test-results/**',
      'playwright-report/**',
      'next-env.d.ts',
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
  { files: ['bin/**', 'bench/**', 'e2e/**', '**/scripts/**'], rules: { 'no-console': 'off' } },
  // Playwright's fixtures call a function named use.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  fence(
    ['app/**', 'components/**', 'lib/**'],
    ['**/content-service/**', '@/bin/**', '@/e2e/**'],
    'The site talks to the content service over HTTP only.',
  ),
  fence(
    ['content-service/**'],
    ['@/**', '**/app/**', '**/components/**', '**/lib/**'],
    'The content service is a program of its own.',
  ),
  fence(
    ['components/ui/**'],
    ['@/components/sections/**', '@/components/features/**', '@/lib/content/**'],
    'Primitives know no domain types.',
  ),
];

export default config;
