import { STYLE_SHEET_LINK } from '../next/page-html';

/** On the `<style>` that holds a sheet's text: the URL of the sheet. */
export const SHEET_ATTRIBUTE = 'data-sheet';

/** The first group is the URL. A function: the script loader, which takes the name alone, leaves it out. */
export const inlinedSheets = () => new RegExp(`<style ${SHEET_ATTRIBUTE}="([^"]*)">`, 'g');

/**
 * Inlines style sheets. Their links come with the scripts (`addSheetLinks`): browsers load even
 * disabled ones that they find in the HTML.
 * @param read the text of a sheet by its path; undefined leaves the link
 */
export const inlineStyles = (html: string, read: (path: string) => string | undefined): string =>
  html.replace(STYLE_SHEET_LINK, (link, sheet: string, query: string) => {
    const text = read(sheet);
    if (text === undefined) return link;
    return `<style ${SHEET_ATTRIBUTE}="${sheet + query}">${text}</style>`;
  });
