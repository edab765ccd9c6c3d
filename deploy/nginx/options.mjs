/** Options of render.mjs; a wrong one ends the program with one line. */
import path from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `Usage: node deploy/nginx/render.mjs --listen 80 --site 127.0.0.1:3001 --site 127.0.0.1:3002 \\
    --cache /var/cache/forgefront --assets /var/lib/forgefront/assets \\
    > /etc/nginx/conf.d/forgefront.conf

--site      host:port of a site; once for each
--listen    IP address and port, or port (80, with --tls 443); once for each. For IPv6 too:
            --listen 80 --listen [::]:80
--tls       folder with fullchain.pem and privkey.pem; needs --server-name. Plain HTTP and the name with
            or without www. are redirected, so the certificate must cover both names
--server-name  public host name, like www.example.com
--http2     HTTP/2, with --tls
--http3     HTTP/3, with --tls; refused where this machine's nginx is built without it
--plain     with --tls: where plain HTTP listens (80); once for each
--include   folder whose *.conf are included in the server; rendering never writes there
--cache     cache folder, whose parent must exist (/var/cache/forgefront)
--assets    ASSETS_DIR of the sites; without it nginx requests static files from them, and has no page of
            its own for the time in which no site answers
--brotli    compress static files with ngx_brotli, which must be loaded
--alone     folder: prints a complete configuration that runs without root and writes only there
--help      print this text
`;

export function refuse(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** @returns the options; undefined where the usage was asked for, and printed */
export function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        site: { type: 'string', multiple: true },
        listen: { type: 'string', multiple: true },
        tls: { type: 'string' },
        'server-name': { type: 'string' },
        http2: { type: 'boolean', default: false },
        http3: { type: 'boolean', default: false },
        plain: { type: 'string', multiple: true, default: ['80'] },
        include: { type: 'string' },
        cache: { type: 'string', default: '/var/cache/forgefront' },
        assets: { type: 'string' },
        brotli: { type: 'boolean', default: false },
        alone: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (!values.help) return values;
    process.stdout.write(USAGE);
  } catch (error) {
    return refuse(`${error.message}\n${USAGE}`);
  }
}

/** Rejects characters that could end a directive. */
export function word(name, value) {
  if (/^[\w./:[\]-]+$/.test(value)) return value;
  return refuse(`--${name}: ${JSON.stringify(value)} cannot stand in a configuration`);
}

export function absolute(name, value) {
  if (path.isAbsolute(value)) return word(name, value);
  return refuse(`--${name}: ${JSON.stringify(value)} must be an absolute path`);
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])$/i;

export function hostAndPort(name, value, expected) {
  const [, host, port] = /^(.*):(\d{1,5})$/.exec(value) ?? [];
  if (HOST.test(host) && port >= 1 && port <= 65_535) return value;
  return refuse(`--${name}: ${JSON.stringify(value)} must be ${expected}`);
}

export function listen(name, value) {
  hostAndPort(name, /^\d+$/.test(value) ? `any:${value}` : value, 'a port, or address:port');
  return value;
}

export function hostName(value) {
  if (/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value)) return value;
  return refuse(`--server-name: ${JSON.stringify(value)} must be a host name`);
}
