/** What nginx serves itself: static files, and a page while no site answers. */
import { absolute } from './options.mjs';

const TYPES = 'text/css application/javascript image/svg+xml application/json';
const BROTLI = `
    brotli on;
    brotli_types ${TYPES};`;

/** Static files of all builds are in the folder; what is not there yet comes from a site. */
export function staticFiles(folder, brotli) {
  const location = 'location /_next/static/';
  const ask = `
    proxy_pass http://forgefront;
    proxy_next_upstream error timeout http_404;`;
  if (!folder) return `  ${location} {${ask}\n  }`;
  return `  ${location} {
    root ${absolute('assets', folder)};
    try_files $uri @asset_of_a_site;
    gzip on;
    gzip_vary on;
    gzip_types ${TYPES};${brotli ? BROTLI : ''}
    add_header Cache-Control "public, max-age=31536000, immutable";
    add_header X-Content-Type-Options nosniff;
    add_header Cross-Origin-Resource-Policy same-origin;
  }

  location @asset_of_a_site {${ask}
  }`;
}

/** The sites write the page into the folder, with the company's name and phone. */
export function unavailablePage(folder, headers) {
  if (!folder) return '';
  return `
  error_page 502 503 504 /unavailable.html;
  location = /unavailable.html {
    internal;
    root ${absolute('assets', folder)};
    # Before a site has started for the first time, the plain page of nginx.
    try_files $uri =503;
${headers}
    add_header Retry-After 10 always;
    add_header Cache-Control "private, no-store" always;
  }
`;
}
