import { addressIn, isListed, type Crawled } from './crawled';
import { fullAddress, isSameLanguage, type Alternate, type Page } from './page-facts';

const X_DEFAULT = 'x-default';

const isDefault = ({ lang }: Alternate): boolean => lang.toLowerCase() === X_DEFAULT;

/** Why search engines do not believe that a page names another one in a language; undefined where they do. */
function faultOfPair(page: Page, { lang, href }: Alternate, site: Crawled): string | undefined {
  const named = `${page.address} names ${href} as ${lang}`;
  if (!/^https?:\/\//i.test(href)) return `${named}, which is no full address.`;
  const address = fullAddress(href, page.address);
  const other = address === undefined ? undefined : site.pages.get(address);
  if (!address || !other) {
    const why = address && site.others.get(address)?.why;
    // What was not read can be neither right nor wrong.
    if (!why && site.isCut) return undefined;
    return `${named}, which ${why ?? 'is no page of this site'}.`;
  }
  if (!other.isIndexed) return `${named}, which search engines are told to leave out.`;
  if (other.canonical !== address)
    return `${named}, whose canonical address is ${other.canonical}.`;
  if (!isSameLanguage(other.lang, lang)) return `${named}, which says that it is in ${other.lang}.`;
  const isReturned = other.alternates.some(
    (back) =>
      !isDefault(back) &&
      fullAddress(back.href, address) === page.address &&
      isSameLanguage(back.lang, page.lang),
  );
  return isReturned ? undefined : `${named}, and is not named back.`;
}

/** Languages that a page names twice. */
function doubles({ address, alternates }: Page): string[] {
  const langs = new Set(alternates.map(({ lang }) => lang.toLowerCase()));
  return [...langs].flatMap((lang) => {
    const named = alternates.filter((other) => other.lang.toLowerCase() === lang);
    const addresses = named.map(({ href }) => href).join(' and ');
    return named.length > 1 ? [`${address} has ${lang} ${named.length} times: ${addresses}.`] : [];
  });
}

/** Visitors of other languages are sent to the main one, where the page exists in it. */
function faultOfDefault(page: Page, mainLang: string): string | undefined {
  const { address, alternates } = page;
  const named = alternates.find(isDefault);
  const inMain = addressIn(page, mainLang);
  if (!named) return inMain && `${address} has no ${X_DEFAULT}, and is there as ${inMain}.`;
  if (!inMain)
    return `${address} has the ${X_DEFAULT} ${named.href}, and is not there in ${mainLang}.`;
  return fullAddress(named.href, address) === inMain && /^https?:/i.test(named.href)
    ? undefined
    : `${address} has the ${X_DEFAULT} ${named.href} in place of ${inMain}.`;
}

/** What a page says of its other languages, proven by the pages that it names. */
export function provenAlternates(
  page: Page,
  site: Crawled,
): { pairs: number; sound: number; faults: string[] } {
  const { address, canonical, isIndexed, alternates } = page;
  if (alternates.length === 0) return { pairs: 0, sound: 0, faults: [] };
  if (!isListed(page)) {
    const why = isIndexed
      ? `its canonical address is ${canonical}`
      : 'search engines are told to leave it out';
    const [{ href }] = alternates as [Alternate];
    return { pairs: 0, sound: 0, faults: [`${address} names ${href}, though ${why}.`] };
  }
  const languages = alternates.filter((alternate) => !isDefault(alternate));
  const wrong = languages.flatMap((alternate) => faultOfPair(page, alternate, site) ?? []);
  const namesItself = languages.some(({ href }) => fullAddress(href, address) === address);
  const mainLang = site.pages.get(site.home)?.lang ?? '';
  return {
    pairs: languages.length,
    sound: languages.length - wrong.length,
    faults: [
      ...wrong,
      ...(namesItself ? [] : [`${address} does not name itself among its languages.`]),
      ...doubles(page),
      ...[faultOfDefault(page, mainLang) ?? []].flat(),
    ],
  };
}
