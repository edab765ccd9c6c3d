import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carryOut } from './content-folder';
import { planFolder } from './folder';

let root: string;
const company = () => join(root, 'company');
const other = () => join(root, 'other');
const write = (path: string, text: string) => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'));
  write(join(company(), 'content/faq.json'), '[{"title":"Prices"}]');
  write(join(company(), 'content/skills.json'), '[{"title":"Turning"}]');
  write(join(company(), 'media/a.jpg'), 'same');
  write(join(other(), 'content/faq.json'), '[{"title":"Prices"},{"title":"Times"}]');
  write(join(other(), 'content/notes.txt'), 'to do');
  write(join(other(), 'media/a.jpg'), 'same');
  write(join(other(), 'media/b.jpg'), 'new');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('another content folder', () => {
  it('takes the place of the files that it has, with its pictures', async () => {
    const plan = planFolder(company(), other());
    expect(plan.changes).toEqual([
      { file: 'faq.json', action: 'new', item: 'Times', fields: ['title'] },
    ]);
    expect([...plan.files.keys()]).toEqual(['media/b.jpg']);
    expect(plan.notes).toEqual(['content/notes.txt is no content and was left out.']);
    await carryOut(plan, company(), join(root, 'data'));
    expect(readFileSync(join(company(), 'media/b.jpg'), 'utf8')).toBe('new');
    expect(readFileSync(join(company(), 'content/skills.json'), 'utf8')).toContain('Turning');
    expect(planFolder(company(), other()).changes).toEqual([]);
  });

  it('brings nothing of what its links lead to', () => {
    symlinkSync('/etc/hostname', join(other(), 'media/link.jpg'));
    expect([...planFolder(company(), other()).files.keys()]).toEqual(['media/b.jpg']);
  });

  it('is refused where a file has another form', () => {
    write(join(other(), 'content/skills.json'), '{"title":"Turning"}');
    expect(() => planFolder(company(), other())).toThrow(/skills\.json has not the form of/);
    write(join(other(), 'content/skills.json'), '[');
    expect(() => planFolder(company(), other())).toThrow(/is no JSON/);
  });
});
