import next from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';

const config = [
  {
    ignores: [
      '.next/**',
      'test-results/**',
      'next-env.d.ts',
      // Made by Payload.
      'migrations/**',
      'migrations-postgres/**',
      'payload-types.ts',
      'app/(payload)/admin/importMap.js',
    ],
  },
  ...next,
  ...nextTypeScript,
  prettier,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/content-service/**', '**/lib/content/**'],
              message: 'The editor shares only the content files with site and content service.',
            },
          ],
        },
      ],
    },
  },
  // Playwright's fixtures call a function named use.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
];

export default config;
