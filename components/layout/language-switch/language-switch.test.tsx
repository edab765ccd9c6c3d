import { screen } from '@testing-library/react';
import type { LanguageLink } from '@/lib/features/languages/language-links';
import { show } from '@/testing/show';
import { LanguageButton } from './language-button';
import { LanguageList } from './language-list';

const links: LanguageLink[] = [
  { name: 'English', lang: 'en-GB', href: '/faq', isCurrent: true },
  {
    ...{ name: 'Deutsch', lang: 'de-DE', href: '/de/faq', isCurrent: false },
    offer: { text: 'Diese Seite gibt es auch auf Deutsch.', close: 'Schließen' },
  },
  { name: 'العربية', lang: 'ar-EG', dir: 'rtl', href: '/ar', isCurrent: false },
];

const list = (shown: readonly LanguageLink[]) =>
  show(
    <LanguageList links={shown}>
      <p>A page</p>
    </LanguageList>,
  );

describe('the list of languages', () => {
  it('adds nothing to a page of a site in one', () => {
    expect(list([]).innerHTML).toBe('<p>A page</p>');
  });

  it('names each in its own language and direction, and leads there', () => {
    list(links);
    expect(screen.getByText('Deutsch')).toHaveAttribute('href', '/de/faq');
    expect(screen.getByText('Deutsch')).toHaveAttribute('hreflang', 'de-DE');
    expect(screen.getByText('Deutsch')).toHaveAttribute('lang', 'de-DE');
    expect(screen.getByText('Deutsch')).not.toHaveAttribute('dir');
    expect(screen.getByText('العربية')).toHaveAttribute('dir', 'rtl');
  });

  it('marks that of the page, which is no link', () => {
    list(links);
    const current = screen.getByText('English');
    expect(current).toHaveAttribute('aria-current', 'true');
    expect(current.closest('a')).toBeNull();
  });

  it('carries what offers a page that is there in the other language', () => {
    const page = list(links);
    expect(page.querySelector('[data-offer]')).toBe(screen.getByText('Deutsch'));
    expect(page.querySelector('[data-language-line]')).toHaveAttribute('hidden');
  });

  it('is opened by a button that names the language of the page, without scripts', () => {
    const page = show(
      <LanguageList links={links}>
        <LanguageButton language="English" />
      </LanguageList>,
    );
    const button = screen.getByText('English', { selector: 'button' });
    const opened = page.querySelector(`#${button.getAttribute('popovertarget')}`);
    expect(opened).toHaveAttribute('popover', 'auto');
  });
});
