import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { findProgram } from '../../bin/cluster/programs';
import { isOfQuery, pagesForQueries } from '../../lib/pages/routes/queries';
import { itIfInstalled } from '../testing/it-if-installed';
import { render, testFolder } from '../testing/nginx';

const sites = ['--site', '127.0.0.1:3401', '--site', '127.0.0.1:3402'];
const folder = testFolder();

describe('render.mjs', () => {
  itIfInstalled(
    'nginx',
    'nginx configuration',
    true,
  )('nginx accepts the configuration, with and without a folder of static files', () => {
    for (const assets of [[], ['--assets', `${folder}/assets`]]) {
      const { stdout } = render(
        ...[...sites, ...assets, '--listen', '127.0.0.1:3403'],
        ...['--cache', `${folder}/cache`, '--alone', folder],
      );
      writeFileSync(`${folder}/nginx.conf`, stdout);
      execFileSync(
        findProgram('nginx') ?? '',
        ['-t', '-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`],
        { stdio: 'pipe' },
      );
    }
  });

  it('lets drawings through at one path, as they come', () => {
    const { stdout } = render(...sites);
    const [, quotes = '', rest = ''] =
      /location = \/api\/quotes \{([^}]*)\}(.*)/s.exec(stdout) ?? [];
    expect(quotes).toContain('client_max_body_size 127m;');
    expect(quotes).toContain('proxy_request_buffering off;');
    expect(stdout.replace(quotes, '').match(/client_max_body_size \S+;/g)).toEqual([
      'client_max_body_size 1m;',
    ]);
    expect(rest).not.toContain('client_max_body_size');
  });

  it('knows the pages for queries, which it does not cache', () => {
    const { stdout } = render(...sites);
    const [, map = ''] = /\$forgefront_of_query \{\n {2}default 0;\n([^}]*)\}/.exec(stdout) ?? [];
    const rules = [...map.matchAll(/"~(.*)" 1;/g)].map(([, rule = '']) => new RegExp(rule));
    const isOfQueryHere = (url: string) => rules.some((rule) => rule.test(url));
    expect(rules).toHaveLength(pagesForQueries.length);
    for (const { path, names } of pagesForQueries)
      for (const name of names)
        for (const query of [`${name}=a`, name, `utm_source=b&${name}=`, `%${name}=a`, `a&${name}`])
          for (const language of ['', '/de', '/pt-br']) {
            const url = `${language}${path}?${query}`;
            expect([url, isOfQueryHere(url)]).toEqual([url, true]);
          }
    for (const url of [
      '/shop',
      '/de/shop',
      '/shop?srsltid=category',
      '/shop?categoryx=a',
      '/?category=a',
    ])
      expect([url, isOfQueryHere(url), isOfQuery(url)]).toEqual([url, false, false]);
  });

  it('has every site and no placeholder of the template', () => {
    const { stdout } = render(...sites);
    expect(stdout).toMatch(/server 127\.0\.0\.1:3401 .*;\n {2}server 127\.0\.0\.1:3402 /);
    expect(stdout).not.toContain('{{');
    expect(stdout).not.toContain('undefined');
  });

  it.each([
    ['no site', [], '--site'],
    ['a site that would end its line', ['--site', 'a:1; include /etc/passwd'], '--site'],
    ['a site with its protocol', ['--site', 'http://127.0.0.1:3401'], '--site'],
    ['a site without a port', ['--site', '127.0.0.1'], '--site'],
    ['a folder with a space', [...sites, '--assets', '/a b'], '--assets'],
    ['a relative folder of static files', [...sites, '--assets', 'assets'], '--assets'],
    ['a relative cache', [...sites, '--cache', './cache'], '--cache'],
    ['a port that is a word', [...sites, '--listen', 'abc'], '--listen'],
    ['a port that is too large', [...sites, '--listen', '127.0.0.1:65536'], '--listen'],
  ])('refuses %s in one line', (_, options, name) => {
    const { status, stderr } = render(...options);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${name}: [^\n]+\n$`));
  });

  it.each([
    ['--tls', ['--tls', '/etc/ssl/forgefront']],
    ['--http2', ['--http2']],
    ['--http3', ['--http3']],
    ['--server-name', ['--server-name', 'a; b']],
    ['--include', ['--include', 'own']],
  ])('refuses a wrong %s in one line', (name, options) => {
    const { status, stderr } = render(...sites, ...options);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${name}: [^\n]+\n$`));
  });

  it.each(['80', '[::]:80', '127.0.0.1:8080'])('listens on %s', (address) => {
    expect(render(...sites, '--listen', address).stdout).toContain(`  listen ${address};`);
  });

  it('listens on IPv4 and IPv6, with and without TLS', () => {
    const both = ['--listen', '80', '--listen', '[::]:80'];
    expect(render(...sites, ...both).stdout).toContain('  listen 80;\n  listen [::]:80;\n');
    const tls = ['--tls', '/etc/ssl/forge', '--server-name', 'www.forge.example'];
    const { stdout } = render(
      ...[...sites, ...tls, '--listen', '443', '--listen', '[::]:443'],
      ...['--plain', '80', '--plain', '[::]:80'],
    );
    expect(stdout.match(/ {2}listen 443 ssl;\n {2}listen \[::\]:443 ssl;\n/g)).toHaveLength(2);
    expect(stdout).toContain('  listen 80;\n  listen [::]:80;\n');
  });

  it.each([['--sites', 'a:1'], ['a:1'], ['--site']])(
    'prints its usage for the wrong option %s',
    (...wrong) => {
      const { status, stderr } = render(...wrong);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^[^\n]+\nUsage: node deploy\/nginx\/render\.mjs [^]+--alone[^]+$/);
      expect(stderr).not.toContain('    at ');
    },
  );

  it('prints its usage for --help', () => {
    const { status, stdout } = render('--help');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Usage: /);
  });

  it('takes the commands of docs/topologies.md', () => {
    const page = readFileSync('docs/topologies.md', 'utf8').replaceAll('\\\n', ' ');
    const commands = [...page.matchAll(/node deploy\/nginx\/render\.mjs ([^>`]+) > \S+\.conf/g)];
    expect(commands).toHaveLength(2);
    for (const [, options = ''] of commands) {
      const { stdout, stderr } = render(...options.trim().split(/\s+/));
      expect(stderr).toBe('');
      expect(stdout).toContain('proxy_cache_path /var/cache/forgefront ');
    }
  });

  it('has a default cache folder whose parent exists on Debian', () => {
    expect(render(...sites).stdout).toContain('proxy_cache_path /var/cache/forgefront ');
  });
});
