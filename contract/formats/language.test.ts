import { readLanguagePath } from './language';

describe('what the addresses of a language begin with', () => {
  it.each(['de', 'de-at', 'zh2', 'abcdefghijkl'])('may be %s', (path) => {
    expect(readLanguagePath(` ${path} `)).toEqual({ value: path });
  });

  it.each(['d', 'DE', 'de_AT', '/de', 'de/at', 'dé', 'abcdefghijklm'])('is not %s', (path) => {
    expect(readLanguagePath(path)?.fault).toMatch(/begins no addresses/);
  });

  it('is nothing where nothing is written', () => expect(readLanguagePath(' ')).toBeUndefined());
});
