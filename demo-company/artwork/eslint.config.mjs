import site from '../../eslint.config.mjs';

const config = [
  ...site,
  { rules: { 'no-console': 'off', '@next/next/no-html-link-for-pages': 'off' } },
];

export default config;
