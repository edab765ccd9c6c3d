describe('the variables that the editor is started with', () => {
  const before = process.env;

  beforeEach(() => jest.resetModules());
  afterEach(() => {
    process.env = before;
  });

  it.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '4000' }, 'http://localhost:4000'],
    [{ PORT: '4000', SITE_URL: 'https://company.example' }, 'https://company.example'],
  ])(
    'name the site, since Next.js puts the port of the editor into PORT: %j',
    async (given, site) => {
      process.env = { ...before, SITE_URL: '', PORT: '', ...given };
      const { editorVariables } = await import('./editor');
      expect(editorVariables.SITE_URL).toBe(site);
    },
  );
});
