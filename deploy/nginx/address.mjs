/** Where the server listens, and under which name. */
import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { absolute, hostName, listen, refuse } from './options.mjs';

export const HSTS = 'Strict-Transport-Security max-age=63072000';

/** @returns the lines of the server, of those for other names, and of its pages */
export function address(values) {
  const name = values['server-name'] && hostName(values['server-name']);
  if (values.tls) return secureAddress(values, name);
  for (const option of ['http2', 'http3']) {
    if (values[option]) return refuse(`--${option}: needs --tls`);
  }
  const named = name ? `\n  server_name ${name};` : '';
  return {
    own: `${lines(listens('listen', values.listen ?? ['80']))}${named}`,
    others: '',
    pages: '',
  };
}

const listens = (option, addresses) => addresses.map((address) => listen(option, address));

/** One directive for each address. */
const lines = (addresses, parameters = '') =>
  addresses.map((at) => `  listen ${at}${parameters};`).join('\n');

function secureAddress(values, name) {
  if (!name) return refuse('--tls: needs --server-name');
  const { http2, http3, plain } = values;
  const at = listens('listen', values.listen ?? ['443']);
  if (http3) requireHttp3();
  const folder = absolute('tls', values.tls);
  // The modern profile: every supported browser speaks TLS 1.3. Where nginx knows HTTP/3, HTTP/2 has a
  // directive of its own, and the older form makes it warn.
  const tls = `${lines(at, ` ssl${http2 && !http3 ? ' http2' : ''}`)}${http2 && http3 ? '\n  http2 on;' : ''}
  ssl_certificate ${folder}/fullchain.pem;
  ssl_certificate_key ${folder}/privkey.pem;
  ssl_protocols TLSv1.3;
  ssl_session_cache shared:forgefront_tls:10m;
  ssl_session_timeout 1d;${stapling(folder)}`;
  const quic = http3 ? `\n${lines(at, ' quic reuseport')}` : '';
  const port = at[0].split(':').at(-1);
  return {
    own: `${tls}${quic}\n  server_name ${name};`,
    others: redirects({ name, tls, plain: listens('plain', plain) }),
    pages: http3 ? `    add_header Alt-Svc 'h3=":${port}"; ma=86400' always;\n` : '',
  };
}

function redirects({ name, tls, plain }) {
  const other = name.startsWith('www.') ? name.slice(4) : `www.${name}`;
  return `server {
${lines(plain)}
  server_name ${name} ${other};
  server_tokens off;
  return 301 https://${name}$request_uri;
}

server {
${tls}
  server_name ${other};
  server_tokens off;
  add_header ${HSTS} always;
  return 301 https://${name}$request_uri;
}
`;
}

/** A machine without nginx renders for another one. */
function requireHttp3() {
  const { stderr } = spawnSync('nginx', ['-V'], {
    encoding: 'utf8',
    // On Debian only root has it on its PATH.
    env: { ...process.env, PATH: `${process.env.PATH}${path.delimiter}/usr/sbin` },
  });
  if (!stderr || stderr.includes('--with-http_v3_module')) return;
  const [, version = ''] = /nginx\/(\S+)/.exec(stderr) ?? [];
  refuse(`--http3: nginx ${version} of this machine is built without http_v3_module`);
}

/** OCSP answers, where the certificate names who gives them; a certificate that is not here yet has none. */
function stapling(folder) {
  try {
    const { infoAccess } = new X509Certificate(readFileSync(path.join(folder, 'fullchain.pem')));
    if (!infoAccess?.includes('OCSP')) return '';
  } catch {
    return '';
  }
  return `
  ssl_stapling on;
  ssl_stapling_verify on;
  ssl_trusted_certificate ${folder}/fullchain.pem;`;
}
