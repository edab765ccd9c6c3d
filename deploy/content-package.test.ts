import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';

type Package = { scripts: Record<string, string>; dependencies: Record<string, string> };

const printed = JSON.parse(
  execFileSync(process.execPath, ['deploy/content-package.mjs'], { encoding: 'utf8' }),
) as Package;
const whole = JSON.parse(readFileSync('package.json', 'utf8')) as Package;

const programs = [
  'content-service/main.ts',
  ...Object.values(printed.scripts).flatMap((script) => script.match(/bin\/\S+\.ts/) ?? []),
];

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** The files that the programs consist of, and what those import from elsewhere. */
async function partsOf(entryPoints: string[]) {
  const { metafile } = await build({
    ...{ entryPoints, bundle: true, platform: 'node', format: 'esm', packages: 'external' },
    ...{ metafile: true, write: false, outdir: 'unused', logLevel: 'silent' },
  } as const);
  const imported = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => packageOf(path));
  return { files: Object.keys(metafile.inputs), packages: [...new Set(imported)] };
}

describe('the package of the content service', () => {
  it('has what the service and its commands import, and tsx, which runs them', async () => {
    expect(programs).toHaveLength(5);
    const { packages } = await partsOf(programs);
    expect(Object.keys(printed.dependencies)).toEqual([...packages, 'tsx'].sort());
  });

  it('has the versions and commands of the repository, and no packages for development', () => {
    expect(whole.dependencies).toMatchObject(printed.dependencies);
    expect(whole.scripts).toMatchObject(printed.scripts);
    expect(printed).not.toHaveProperty('devDependencies');
    expect(Object.values(printed.dependencies)).not.toContain(undefined);
  });

  it('needs the folders that image and installation give it', async () => {
    const { files } = await partsOf(programs);
    const folders = [...new Set(files.map((file) => file.split('/')[0]))].sort();
    expect(folders).toEqual(['bin', 'content-service', 'contract', 'node', 'words']);
    const image = readFileSync('deploy/Dockerfile', 'utf8').split(' AS content\n')[1];
    for (const folder of folders) expect(image).toContain(`COPY ${folder} ./${folder}\n`);
    expect(readFileSync('deploy/install.md', 'utf8')).toContain(`cp -r ${folders.join(' ')} `);
  });
});
