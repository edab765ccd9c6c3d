import { readFileSync } from 'node:fs';

type Package = { version: string; packages?: Record<string, { version: string }> };
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package;

const { version } = read('package.json');
const parts = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m).slice(1);
const releases = parts.map((part) => {
  const [, name = '', day] = /^\[([^\]]+)\](?: - (\S+))?$/m.exec(part) ?? [];
  return { name, day, text: part };
});
const released = releases.filter(({ name }) => name !== 'Unreleased');

const numbers = (text: string) => text.split('.').map(Number);
const isAbove = (first: string, second: string) => {
  const [a, b] = [numbers(first), numbers(second)];
  const index = a.findIndex((part, position) => part !== b[position]);
  return index >= 0 && (a[index] ?? 0) > (b[index] ?? 0);
};

describe('CHANGELOG.md', () => {
  it('has the version of package.json as its latest release', () => {
    expect(released[0]?.name).toBe(version);
    expect(read('cms/package.json')).toMatchObject({ version });
    for (const file of ['package-lock.json', 'cms/package-lock.json']) {
      expect(read(file)).toMatchObject({ version });
      expect(read(file).packages?.['']).toMatchObject({ version });
    }
  });

  it('names releases from the latest to the first, with their days', () => {
    released.forEach(({ name, day }, index) => {
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      const earlier = released[index + 1];
      if (earlier) expect([name, isAbove(name, earlier.name)]).toEqual([name, true]);
    });
  });

  it('says what an operator has to do where something has changed', () => {
    for (const { name, text } of releases) {
      if (!/^### (Changed|Removed)$/m.test(text)) continue;
      expect([name, /^### Upgrade\n\n- /m.test(text)]).toEqual([name, true]);
    }
  });
});
