#!/usr/bin/env node
/** Prints the nginx configuration of the site. Needs no packages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const template = fileURLToPath(new URL('site.conf.template', import.meta.url));

const USAGE = `Usage: node deploy/nginx/render.mjs --listen 80 --site 127.0.0.1:3001 --site 127.0.0.1:3002 \\
    --cache /var/cache/forgefront --assets /var/lib/forgefront/assets \\
    > /etc/nginx/conf.d/forgefront.conf

--site      host:port of a site; once for each
--listen    IP address and port, or port (80, with --tls 443)
--tls       folder with fullchain.pem and privkey.pem; needs --server-name. Plain HTTP and the name with
            or without www. are redirected, so the certificate must cover both names
--server-name  public host name, like www.example.com
--http2     HTTP/2, with --tls
--plain     with --tls: where plain HTTP listens (80)
--include   folder whose *.conf are included in the server; rendering never writes there
--cache     cache folder, whose parent must exist (/var/cache/forgefront)
--assets    ASSETS_DIR of the sites; without it nginx requests static files from them
--brotli    compress static files with ngx_brotli, which must be loaded
--alone     folder: prints a complete configuration that runs without root and writes only there
--help      print this text
`;

function refuse(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        site: { type: 'string', multiple: true },
        listen: { type: 'string' },
        tls: { type: 'string' },
        'server-name': { type: 'string' },
        http2: { type: 'boolean', default: false },
        plain: { type: 'string', default: '80' },
        include: { type: 'string' },
        cache: { type: 'string', default: '/var/cache/forgefront' },
        assets: { type: 'string' },
        brotli: { type: 'boolean', default: false },
        alone: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return refuse(`${error.message}\n${USAGE}`);
  }
}

const values = readOptions();
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}

/** Rejects characters that could end a directive. */
function word(name, value) {
  if (/^[\w./:[\]-]+$/.test(value)) return value;
  return refuse(`--${name}: ${JSON.stringify(value)} cannot stand in a configuration`);
}

function absolute(name, value) {
  if (path.isAbsolute(value)) return word(name, value);
  return refuse(`--${name}: ${JSON.stringify(value)} must be an absolute path`);
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])$/i;

function hostAndPort(name, value, expected) {
  const [, host, port] = /^(.*):(\d{1,5})$/.exec(value) ?? [];
  if (HOST.test(host) && port >= 1 && port <= 65_535) return value;
  return refuse(`--${name}: ${JSON.stringify(value)} must be ${expected}`);
}

function listen(name, value) {
  hostAndPort(name, /^\d+$/.test(value) ? `any:${value}` : value, 'a port, or address:port');
  return value;
}

function hostName(value) {
  if (/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value)) return value;
  return refuse(`--server-name: ${JSON.stringify(value)} must be a host name`);
}

/** The lines of the server that say where and under which name it listens. */
function address() {
  const { tls, http2 } = values;
  const name = values['server-name'] && hostName(values['server-name']);
  const named = name ? `\n  server_name ${name};` : '';
  if (!tls) {
    if (http2) return refuse('--http2: needs --tls');
    return { own: `  listen ${listen('listen', values.listen ?? '80')};${named}`, others: '' };
  }
  if (!name) return refuse('--tls: needs --server-name');
  const folder = absolute('tls', tls);
  const other = name.startsWith('www.') ? name.slice(4) : `www.${name}`;
  // The modern profile: every supported browser speaks TLS 1.3.
  const secure = `  listen ${listen('listen', values.listen ?? '443')} ssl${http2 ? ' http2' : ''};
  ssl_certificate ${folder}/fullchain.pem;
  ssl_certificate_key ${folder}/privkey.pem;
  ssl_protocols TLSv1.3;
  ssl_session_cache shared:forgefront_tls:10m;
  ssl_session_timeout 1d;`;
  const others = `server {
  listen ${listen('plain', values.plain)};
  server_name ${name} ${other};
  server_tokens off;
  return 301 https://${name}$request_uri;
}

server {
${secure}
  server_name ${other};
  server_tokens off;
  add_header Strict-Transport-Security max-age=63072000 always;
  return 301 https://${name}$request_uri;
}
`;
  return { own: `${secure}${named}`, others };
}

const STATIC_FILES = 'location /_next/static/';

/** Static files of all builds are in the folder; what is not there yet comes from a site. */
function assets(folder) {
  const ask = `
    proxy_pass http://forgefront;
    proxy_next_upstream error timeout http_404;`;
  if (!folder) return `  ${STATIC_FILES} {${ask}\n  }`;
  return `  ${STATIC_FILES} {
    root ${absolute('assets', folder)};
    try_files $uri @asset_of_a_site;
    add_header Cache-Control "public, max-age=31536000, immutable";
    add_header X-Content-Type-Options nosniff;
    add_header Cross-Origin-Resource-Policy same-origin;
  }

  location @asset_of_a_site {${ask}
  }`;
}

const BROTLI = `  brotli on;
  brotli_types text/css application/javascript image/svg+xml application/json;
`;

if (!values.site?.length) refuse('--site: name at least one, as host:port');
const server = (site) => hostAndPort('site', site, 'host:port');
const { own, others } = address();
const parts = {
  // Without max_fails nginx would ignore a site for 10 s after a restart.
  sites: values.site.map((site) => `  server ${server(site)} max_fails=0;`).join('\n'),
  listen: own,
  redirects: others,
  include: values.include ? `  include ${absolute('include', values.include)}/*.conf;\n` : '',
  cache: absolute('cache', values.cache),
  brotli: values.brotli ? BROTLI : '',
  assets: assets(values.assets),
};
const site = readFileSync(template, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name]);

/** Replaces the main nginx.conf of a distribution. */
function alone(folder) {
  const at = (name) => path.join(path.resolve(word('alone', folder)), name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${at(name)};`)
    .join('\n');
  return `worker_processes auto;
daemon off;
pid ${at('nginx.pid')};
error_log ${at('error.log')} warn;
events {
  worker_connections 4096;
}
http {
  types {
    text/css css;
    application/javascript js mjs;
    application/json json map;
    image/svg+xml svg;
    image/x-icon ico;
    image/png png;
    image/jpeg jpg jpeg;
    image/webp webp;
    font/woff2 woff2;
  }
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  tcp_nopush on;
${temporary}
${site}
}
`;
}

process.stdout.write(values.alone ? alone(values.alone) : site);
