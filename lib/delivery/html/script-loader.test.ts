/** @jest-environment jsdom */
import { INERT_TYPE } from './deferred-scripts';

const frame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

describe('the script loader', () => {
  it('hands React the page data once, however many interactions there are', async () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    document.body.innerHTML = `<button data-js>Add</button><script type="${INERT_TYPE}">[0]\n[1,"a"]</script>`;
    await import('./script-loader');
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await frame();
    document.querySelector('button')?.click();
    await frame();
    expect(window.__next_f).toEqual([[0], [1, 'a']]);
  });
});
