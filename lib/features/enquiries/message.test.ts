import { words } from '@/words/words';
import { wholeMessage } from './message';

const message = 'Twelve rings, please.';
const given = { subject: 'Architecture', phone: '0114 4960180', message };

describe('the message that a host gets', () => {
  it.each([
    ['en-GB', 'About: Hook\n\nSubject: Architecture\nPhone: 0114 4960180\n\nTwelve rings, please.'],
    [
      'de-DE',
      'Betrifft: Hook\n\nBetreff: Architecture\nTelefon: 0114 4960180\n\nTwelve rings, please.',
    ],
  ])('says in the words of %s what its host may not know', (locale, whole) =>
    expect(wholeMessage(given, 'Hook', words(locale))).toBe(whole),
  );

  it('is what was written where there is no more', () =>
    expect(wholeMessage({ message }, undefined, words('en'))).toBe(message));

  it('leaves out what it is about where that has no room, but neither subject nor phone', () => {
    const long = 'x'.repeat(5_000);
    expect(wholeMessage({ message: long }, 'Hook', words('en'))).toBe(long);
    expect(wholeMessage({ message: long, phone: '1' }, undefined, words('en'))).toBeUndefined();
  });
});
