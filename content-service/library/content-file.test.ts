import { contentFile } from './content-file';

describe('contentFile', () => {
  it.each([
    ['site-settings.json', '/api/site-settings'],
    ['social-links.json', '/api/social-links'],
    ['clients.json', '/api/list/clients'],
    ['pages/Service.json', '/api/pages/Service'],
  ])('serves %s at %s', (file, path) => expect(contentFile(file)?.path).toBe(path));

  it.each(['.clients.json', 'clients.json~', 'notes.md', 'other/clients.json', '../a.json'])(
    'serves nothing for %s',
    (file) => expect(contentFile(file)).toBeUndefined(),
  );

  it('expects a list even where a file is named like a member of Object', () => {
    expect(contentFile('constructor.json')?.path).toBe('/api/list/constructor');
  });
});
