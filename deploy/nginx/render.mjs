#!/usr/bin/env node
/** Prints the nginx configuration of the site. Needs no packages. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { address, HSTS } from './address.mjs';
import { alone } from './alone.mjs';
import { staticFiles, unavailablePage } from './files.mjs';
import { absolute, hostAndPort, readOptions, refuse } from './options.mjs';
import { refusals, refusedPage } from './refusals.mjs';

const template = fileURLToPath(new URL('site.conf.template', import.meta.url));

/** Those of the sites, lib/platform/http/fixed-headers.ts; a test compares them. */
const HEADERS = [
  'X-Content-Type-Options nosniff',
  'Referrer-Policy strict-origin-when-cross-origin',
  'Permissions-Policy "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"',
  'Cross-Origin-Opener-Policy same-origin',
  'Cross-Origin-Resource-Policy same-origin',
  `Content-Security-Policy "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'"`,
];

/** pagesForQueries in lib/pages/routes/queries.ts; a test compares them. */
const QUERIES = {
  '/contact': ['about'],
  '/shop': ['category', 'material', 'weight', 'size'],
  '/downloads': ['kind', 'topic', 'language'],
};
const queries = Object.entries(QUERIES).map(
  // In a further language behind its path.
  ([path, names]) =>
    `  "~^(?:/[a-z0-9-]+)?${path}\\?(?:.*&)?(?:(?:${names.join('|')})(?:[=&]|$)|[^=&]*%)" 1;`,
);

function render(values) {
  if (!values.site?.length) refuse('--site: name at least one, as host:port');
  const server = (site) => hostAndPort('site', site, 'host:port');
  const { own, others, pages } = address(values);
  const headers = [...HEADERS, ...(values.tls ? [HSTS] : [])]
    .map((header) => `    add_header ${header} always;`)
    .join('\n');
  const parts = {
    // Without max_fails nginx would ignore a site for 10 s after a restart.
    sites: values.site.map((site) => `  server ${server(site)} max_fails=0;`).join('\n'),
    listen: own,
    redirects: others,
    pages,
    headers,
    refusals,
    refused: refusedPage,
    include: values.include ? `  include ${absolute('include', values.include)}/*.conf;\n` : '',
    cache: absolute('cache', values.cache),
    queries: queries.join('\n'),
    uncompressed: `  gzip off;${values.brotli ? '\n  brotli off;' : ''}`,
    assets: staticFiles(values.assets, values.brotli),
    unavailable: unavailablePage(values.assets, headers),
  };
  return readFileSync(template, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name]);
}

const values = readOptions();
if (values) {
  const site = render(values);
  process.stdout.write(values.alone ? alone(values.alone, site) : site);
}
