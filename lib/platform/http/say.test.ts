import { words } from '@/words/words';
import { say, sayEach } from './say';
import { speechIn, speechOf } from './speech';

const german = speechIn(words('de'));

describe('say', () => {
  it('says a code in the language of the site, with its values in', () => {
    expect(say(german, 'quote.notSent')).toBe('Ihre Anfrage konnte nicht gesendet werden.');
    expect(say(german, { code: 'form.tooLong', amount: 16 })).toContain('höchstens 16 KB');
    expect(say(german, { code: 'contact.tooLong', count: 1 })).toContain('ein Zeichen');
    expect(say(german, { code: 'quote.wrongPhone', text: '{x} 12' })).toContain('„{x} 12“');
  });

  it('says limits as the language writes sizes and lists', () => {
    expect(say(speechIn(words('fr')), 'quote.tooLarge')).toMatch(/25\sMo/);
    expect(say(german, 'quote.wrongType')).toContain('JPEG oder ZIP');
    expect(say(speechIn(words('en')), 'quote.wrongType')).toContain('PNG, JPEG or ZIP file');
  });

  it('names a file that was not taken; what the host says stays as it is', () => {
    expect(say(german, { file: 'a.step', reason: 'quote.emptyFile' })).toBe(
      'a.step: Diese Datei ist leer.',
    );
    const byHost = { file: 'text.pdf', reason: { text: 'Infected.' } };
    expect(sayEach(german, { file0: byHost })).toEqual({ file0: 'text.pdf: Infected.' });
  });

  it('needs no more than the sentences that may be said', () => {
    const speech = speechOf(words('de'), ['form.name']);
    expect(Object.keys(speech.sentences)).toEqual(['form.ofFile', 'form.name']);
    expect(say(speech, 'form.name')).toBe(say(german, 'form.name'));
    // @ts-expect-error -- a sentence that the island was not given
    say(speech, 'form.email');
  });
});
