import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carryOut } from './carry-out';
import { undoLast } from './copies';
import { planFolder } from './folder';

let root: string;
const questions = (title: string) => ({ title, entries: [{ question: 'What?', answer: 'This.' }] });
const company = () => join(root, 'company');
const other = () => join(root, 'other');
const write = (path: string, text: string) => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'));
  write(join(company(), 'content/faq.json'), JSON.stringify([questions('Prices')]));
  write(join(company(), 'content/skills.json'), '[{"title":"Turning"}]');
  write(join(company(), 'media/a.jpg'), 'same');
  write(
    join(other(), 'content/faq.json'),
    JSON.stringify([questions('Prices'), questions('Times')]),
  );
  write(join(other(), 'content/notes.txt'), 'to do');
  write(join(other(), 'media/a.jpg'), 'same');
  write(join(other(), 'media/b.jpg'), 'new');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('another content folder', () => {
  it('takes the place of the files that it has, with its pictures', async () => {
    const plan = planFolder(company(), other());
    expect(plan.changes).toEqual([
      { file: 'faq.json', action: 'new', item: 'Times', fields: ['title', 'entries'] },
    ]);
    expect([...plan.files.keys()]).toEqual(['media/b.jpg']);
    expect(plan.notes).toEqual(['content/notes.txt is no content and was left out.']);
    await carryOut(plan, company(), join(root, 'data'));
    expect(readFileSync(join(company(), 'media/b.jpg'), 'utf8')).toBe('new');
    expect(readFileSync(join(company(), 'content/skills.json'), 'utf8')).toContain('Turning');
    expect(planFolder(company(), other()).changes).toEqual([]);
  });

  it('leaves folders of further languages as they are, and says so', async () => {
    const translated = join(company(), 'content/de-DE/faq.json');
    write(translated, '[]');
    write(join(other(), 'content/de-DE/faq.json'), '[{"title":"Preise"}]');
    write(join(other(), 'content/de-DE/pages/home.json'), '{}');
    const plan = planFolder(company(), other());
    expect(plan.notes).toEqual([
      'content/de-DE is content in a further language and was left out: copy the folder yourself.',
      'content/notes.txt is no content and was left out.',
    ]);
    await carryOut(plan, company(), join(root, 'data'));
    expect([...plan.content.keys()]).toEqual(['faq.json']);
    expect(readFileSync(translated, 'utf8')).toBe('[]');
  });

  it('keeps the numbers of a list that it has without, also when that is undone', async () => {
    const prices = { id: 7, ...questions('Prices') };
    const faq = join(company(), 'content/faq.json');
    write(faq, JSON.stringify([prices, { id: 9, ...questions('Gone') }]));
    await carryOut(planFolder(company(), other()), company(), join(root, 'data'));
    expect(JSON.parse(readFileSync(faq, 'utf8'))).toEqual([prices, questions('Times')]);
    undoLast(company(), join(root, 'data'));
    expect(JSON.parse(readFileSync(faq, 'utf8'))).toEqual([
      prices,
      { id: 9, ...questions('Gone') },
    ]);
  });

  it('leaves files of further languages as they are, also when that is undone', async () => {
    const german = join(company(), 'content/de-DE/faq.json');
    write(german, '[{ "id": 1 }]');
    write(join(other(), 'content/de-DE/faq.json'), JSON.stringify([questions('Preise')]));
    const plan = planFolder(company(), other());
    expect(plan.changes.map(({ item }) => item)).toEqual(['Times']);
    await carryOut(plan, company(), join(root, 'data'));
    undoLast(company(), join(root, 'data'));
    expect(readFileSync(german, 'utf8')).toBe('[{ "id": 1 }]');
  });

  const faultsOfImport = (): string[] => {
    try {
      planFolder(company(), other());
      return [];
    } catch (error) {
      return (error as Error).message.split('\n');
    }
  };
  const posts = (items: object[]) =>
    write(join(other(), 'content/home-blog.json'), JSON.stringify(items));

  it('brings nothing that is not published', () => {
    write(join(company(), 'content/home-blog.json'), '[{"id":1,"title":"Old"}]');
    posts([
      { id: 1, title: 'Old' },
      { id: 2, title: 'Later', date: '2999-01-01' },
      { id: 3, title: 'Draft', status: 'draft' },
      { id: 4, title: 'Zero', published: 0 },
      { id: 5, title: 'Binned', deletedAt: '2026-01-01' },
      { id: 6, title: 'Shown', status: 'publish', date: '2020-01-01' },
    ]);
    const plan = planFolder(company(), other());
    expect(plan.changes.map(({ item }) => item)).toEqual(['Times', 'Shown']);
    expect(plan.notes[0]).toMatch(
      /^4 items of content\/home-blog\.json are not published and were left out: “Later” \(dated later\)/,
    );
    posts([{ id: 1, title: 'Old', status: 'draft' }]);
    expect(() => planFolder(company(), other())).toThrow(
      /item 1 \(“Old”\) is marked .* on the site/,
    );
  });

  it('may not name two things alike, or as something that only the editor has', () => {
    posts([
      { id: 2, title: 'A', slug: 'a' },
      { id: 3, title: 'B', slug: 'a' },
    ]);
    expect(() => planFolder(company(), other())).toThrow(
      'content/home-blog.json: the items 1, 2 have the same slug: a.',
    );
    posts([{ id: 2, title: 'A' }]);
    const hidden = [{ id: 2, name: 'Draft', where: 'a draft' as const }];
    expect(() => planFolder(company(), other(), { 'home-blog.json': { next: 3, hidden } })).toThrow(
      /item 1 \(“A”\) has the number 2, which “Draft” has in the editor/,
    );
  });

  it('is refused where a price is doubtful, or the alphabet another', () => {
    write(
      join(other(), 'content/industrial-products.json'),
      '[{"id":1,"title":"A","price":"1.480"},{"id":2,"title":"B","price":1.48}]',
    );
    expect(() => planFolder(company(), other())).toThrow(
      /item 1 \(“A”\) has no price: “1\.480” can mean/,
    );
    writeFileSync(
      join(other(), 'content/industrial-products.json'),
      Buffer.from('[{"id":1,"title":"Gr\xf6\xdfe"}]', 'latin1'),
    );
    expect(() => planFolder(company(), other())).toThrow(/is not in UTF-8/);
  });

  it('is refused where the site could not show a new value, in a list or on a page', () => {
    write(join(company(), 'content/team.json'), '[{"id":1,"name":"Old","email":"none"}]');
    write(
      join(other(), 'content/team.json'),
      '[{"id":1,"name":"Old","email":"none","position":"Smith"},{"id":2,"name":"New","email":"new"}]',
    );
    write(join(other(), 'content/site-settings.json'), '{"email":"nobody"}');
    expect(faultsOfImport()).toEqual([
      'content/site-settings.json, email: “nobody” is no e-mail address.',
      'content/team.json, item 2 (“New”), email: “new” is no e-mail address.',
    ]);
  });

  it('says nothing of an old fault that moves down a list', () => {
    const old = { entries: [{ question: '' }, { question: 'What?', answer: 'This.' }] };
    write(join(company(), 'content/faq.json'), JSON.stringify([{ id: 1, title: 'A', ...old }]));
    const entries = [{ question: 'Who?', answer: 'We.' }, ...old.entries];
    write(join(other(), 'content/faq.json'), JSON.stringify([{ id: 1, title: 'A', entries }]));
    expect(faultsOfImport()).toEqual([]);
    entries.push({ question: '' } as never);
    write(join(other(), 'content/faq.json'), JSON.stringify([{ id: 1, title: 'A', entries }]));
    expect(faultsOfImport().join()).toContain('entries[3].question: text is missing.');
  });

  it('is written as a whole, or not at all', async () => {
    write(join(other(), 'content/pages/home.json'), '{"sections":[]}');
    // A file stands where a folder should be.
    write(join(company(), 'content/pages'), '');
    const plan = planFolder(company(), other());
    expect([...plan.content.keys()]).toEqual(['faq.json', 'pages/home.json']);
    await expect(carryOut(plan, company(), join(root, 'data'))).rejects.toThrow();
    expect(JSON.parse(readFileSync(join(company(), 'content/faq.json'), 'utf8'))).toEqual([
      questions('Prices'),
    ]);
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
