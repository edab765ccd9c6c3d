import { screen } from '@testing-library/react';
import { offerLanguage } from './offer-language';

const speak = (...languages: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

const line = () => document.querySelector<HTMLElement>('[data-language-line]')!;

const german = 'Diese Seite gibt es auch auf Deutsch.';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en-GB';
  document.body.innerHTML = `
    <a hreflang="de-DE" lang="de-DE" href="/de/about" data-offer="${german}" data-close="Schließen">Deutsch</a>
    <a hreflang="ar-EG" lang="ar-EG" dir="rtl" href="/ar">العربية</a>
    <div data-language-line hidden><a></a><button></button></div>`;
});

describe('the line that offers a language', () => {
  it('says in the visitor’s own that the page is there in it, and leads to it', () => {
    speak('fr-FR', 'de-AT', 'en');
    offerLanguage();
    const link = screen.getByRole('link', { name: german });
    expect(link).toHaveAttribute('href', 'http://localhost/de/about');
    expect(link).toHaveAttribute('hreflang', 'de-DE');
    expect(line()).toHaveAttribute('lang', 'de-DE');
  });

  it.each([
    ['to whoever prefers the language of the page', ['en-US', 'de']],
    ['of a language that lacks the page', ['ar-EG']],
    ['of languages that the site does not have', ['fr', 'it']],
  ])('says nothing %s', (_, languages) => {
    speak(...languages);
    offerLanguage();
    expect(line()).not.toBeVisible();
  });

  it('stays away in this browser once it is closed', () => {
    speak('de');
    offerLanguage();
    screen.getByRole('button', { name: 'Schließen' }).click();
    expect(line()).not.toBeVisible();
    offerLanguage();
    expect(line()).not.toBeVisible();
  });

  it('is not there on a site in one language', () => {
    document.body.innerHTML = '';
    speak('de');
    expect(offerLanguage).not.toThrow();
  });
});
