/** @jest-environment jsdom */
import { INERT_TYPE } from './deferred-scripts';
import { SHEET_ATTRIBUTE } from './inlined-styles';

const frame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

describe('the script loader', () => {
  it('hands React sheets and page data once, however many interactions there are', async () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    document.head.innerHTML = `<style ${SHEET_ATTRIBUTE}="/a.css?dpl=1">p{color:red}</style>`;
    document.body.innerHTML = `<button data-js>Add</button><script type="${INERT_TYPE}">[0]\n[1,"a"]</script>`;
    await import('./script-loader');
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await frame();
    document.querySelector('button')?.click();
    await frame();
    expect(window.__next_f).toEqual([[0], [1, 'a']]);
    const links = [...document.querySelectorAll('link[rel="stylesheet"][disabled]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/a.css?dpl=1']);
  });
});
