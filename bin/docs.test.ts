import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const documents = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...['docs', 'deploy'].filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.join(folder, file)),
  ),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const groups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

const linesOfBlocks = (text: string) =>
  groups(text, /^```(?:sh|bash|shell|console)\n([\s\S]*?)^```/gm).flatMap((block) =>
    block
      .replaceAll('\\\n', ' ')
      .split('\n')
      .map((line) => line.replace(/^\$ /, '').trim())
      .filter((line) => line && !line.startsWith('#')),
  );

const inSentences = (text: string) =>
  groups(text, /(?<!`)`((?:npm|npx|node|docker|systemctl) [^`\n]+)`(?!`)/g);

const commands = documents.flatMap(({ file, text }) => {
  const lines = [...linesOfBlocks(text), ...inSentences(text)];
  return [...new Set(lines.flatMap((line) => line.split(' && ')))].map((command) => ({
    file,
    command,
  }));
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** npm has them without package.json. */
const ofNpm = ['ci', 'install', 'audit'];

const ofTheBuild = ['start.cjs', 'start.sh'];

/** @returns what does not exist */
function missingFrom(command: string): string[] {
  const [program = '', ...words] = command.replace(/^sudo /, '').split(/\s+/);
  if (program === 'npm') {
    // Behind --prefix, a folder of the operator.
    const [name = ''] = words.filter((word) => word !== 'run' && !/^[-/]/.test(word));
    return name in scripts || ofNpm.includes(name) ? [] : [`npm run ${name}`];
  }
  return words.filter(
    (word) =>
      /^[\w.-]+(\/[\w@.-]+)*\.(js|mjs|ts|sh|yaml|service)$/.test(word) &&
      !ofTheBuild.includes(word) &&
      !existsSync(word),
  );
}

function copied(...names: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-'));
  for (const name of names) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

describe('commands of the docs', () => {
  it('are found', () => {
    expect(commands.length).toBeGreaterThan(10);
  });

  it.each(commands)('$file: $command names only what exists', ({ command }) => {
    expect(missingFrom(command)).toEqual([]);
  });

  it('are recognised when they name what does not exist', () => {
    expect(missingFrom('npm run no-such-script -- x')).toEqual(['npm run no-such-script']);
    expect(missingFrom('node --import tsx bin/no-such.ts')).toEqual(['bin/no-such.ts']);
  });

  it('format a file', () => {
    const folder = copied('package.json', '.prettierrc.json', '.prettierignore');
    writeFileSync(path.join(folder, 'example.ts'), 'const a = "b"');
    execFileSync('npm', ['run', 'format'], { cwd: folder, stdio: 'pipe' });
    expect(readFileSync(path.join(folder, 'example.ts'), 'utf8')).toBe("const a = 'b';\n");
    rmSync(folder, { recursive: true });
  });

  it('complete the lockfile, to which nothing is to be added', () => {
    const folder = copied('package.json', 'package-lock.json', 'bin');
    const said = execFileSync('node', ['--import', 'tsx', 'bin/complete-lockfile.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(said).toBe('package-lock.json: 0 added\n');
    rmSync(folder, { recursive: true });
  });

  it('print a secret of 32 random bytes', () => {
    const found = commands.filter(({ command }) => command.startsWith('node -e '));
    expect(found.length).toBeGreaterThan(0);
    for (const { command } of found) {
      const [, program = ''] = /^node -e "(.*)"$/.exec(command) ?? [];
      const said = execFileSync('node', ['-e', program], { encoding: 'utf8' });
      expect(said.trim()).toMatch(/^([\w-]{43}|whsec_[\w+/]{43}=)$/);
    }
  });
});

/** As GitHub makes it of a heading. */
const fragmentOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

describe('paths in the docs', () => {
  it('are links to files that exist', () => {
    const broken = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, target = '']) => path.join(path.dirname(file), target))
        .filter((target) => !existsSync(target))
        .map((target) => `${file} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('lead to headings that exist', () => {
    const headings = new Map(
      documents.map(({ file, text }) => [file, groups(text, /^#+ (.+)$/gm).map(fragmentOf)]),
    );
    const broken = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)]
        .map(([, target = '', fragment = '']) => ({
          fragment,
          target: target ? path.join(path.dirname(file), target) : file,
        }))
        .filter(({ target, fragment }) => !headings.get(target)?.includes(fragment))
        .map(({ target, fragment }) => `${file} → ${target}#${fragment}`),
    );
    expect(broken).toEqual([]);
  });

  it('name files that exist', () => {
    const folders =
      'app|bench|bin|cms|components|content-service|contract|demo-company|deploy|docs|e2e|lib|public';
    const pattern = new RegExp(
      '`((?:' + folders + ')/[\\w./()-]+\\.(?:ts|tsx|mjs|md|yaml|css|json|sh|svg|png|ico))`',
      'g',
    );
    const missing = documents.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)]
        .map(([, name = '']) => name)
        .filter((name) => !existsSync(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
