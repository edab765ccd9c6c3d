/** @jest-environment jsdom */
import { INERT_TYPE } from './deferred-scripts';
import { SHEET_ATTRIBUTE } from './inlined-styles';

const frame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

const inert = (attributes: string, text = '') =>
  `<script type="${INERT_TYPE}"${attributes}>${text}</script>`;

describe('the script loader', () => {
  it('hands React sheets and page data once, and runs scripts of the build alone', async () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    document.head.innerHTML = `<style ${SHEET_ATTRIBUTE}="/a.css?dpl=1">p{color:red}</style>`;
    document.body.innerHTML = `<button data-js>Add</button>${inert('', '[0]')}${inert('', '[1,"a"]')}${inert(' data-src="/_next/static/a.js"')}${inert(' data-src="/media/b.js"')}`;
    await import('./script-loader');
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await frame();
    document.querySelector('button')?.click();
    await frame();
    expect(window.__next_f).toEqual([[0], [1, 'a']]);
    const run = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
    expect(run.map((script) => script.getAttribute('src'))).toEqual(['/_next/static/a.js']);
    const links = [...document.querySelectorAll('link[rel="stylesheet"][disabled]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/a.css?dpl=1']);
  });
});
