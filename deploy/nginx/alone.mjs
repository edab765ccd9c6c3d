import path from 'node:path';
import { word } from './options.mjs';

/** Replaces the main nginx.conf of a distribution. */
export function alone(folder, site) {
  const at = (name) => path.join(path.resolve(word('alone', folder)), name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${at(name)};`)
    .join('\n');
  // Started by root, nginx would run its workers as another user, who cannot enter a folder closed to others.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}worker_processes auto;
daemon off;
pid ${at('nginx.pid')};
error_log ${at('error.log')} warn;
events {
  worker_connections 4096;
}
http {
  types {
    text/html html;
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
