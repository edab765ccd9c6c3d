import { DISMISSED_KEY } from '@/lib/features/languages/dismissed-key';
import { storedText } from '@/lib/platform/stored-text';

const dismissed = storedText(DISMISSED_KEY);

/**
 * One line in the visitor's own language, where the site has the page in it. Whoever reads the language of the page
 * rather than others is offered none.
 */
export function offerLanguage(): void {
  const line = document.querySelector<HTMLElement>('[data-language-line]');
  if (!line || dismissed.read()) return;
  for (const tag of navigator.languages) {
    const isOwn = `lang|="${tag.split('-')[0]}"]`;
    if (document.documentElement.matches(`[${isOwn}`)) return;
    const find = () => document.querySelector<HTMLAnchorElement>(`a[data-offer][href${isOwn}`);
    const own = find();
    if (own) return show(line, own, find);
  }
}

type Found = HTMLAnchorElement;

function show(line: HTMLElement, { href, lang, dir, dataset }: Found, find: () => Found | null) {
  const [link, button] = line.children as unknown as [HTMLAnchorElement, HTMLButtonElement];
  Object.assign(link, { href, hreflang: lang, textContent: dataset.offer });
  // The switch has another link once the visitor has chosen something else on the page.
  link.onclick = () => (link.href = (find() ?? link).href);
  Object.assign(button, {
    ariaLabel: dataset.close,
    onclick() {
      line.hidden = true;
      dismissed.write('1');
    },
  });
  Object.assign(line, { lang, dir, hidden: false });
}
