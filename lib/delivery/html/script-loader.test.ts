/** @jest-environment jsdom */
import { INERT_TYPE } from './deferred-scripts';
import { SHEET_ATTRIBUTE } from './inlined-styles';
import { SCRIPTS_READY } from './scripts-ready';

const frame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

const inert = (attributes: string, text = '') =>
  `<script type="${INERT_TYPE}"${attributes}>${text}</script>`;

describe('the script loader', () => {
  // It holds clicks until then.
  afterEach(() => {
    dispatchEvent(new Event(SCRIPTS_READY));
    return frame();
  });

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

  it('records what others change until React takes it, but none of its own, and replays at what React renders anew', async () => {
    jest.resetModules();
    document.body.innerHTML = `<form data-js><button>Send</button></form><button data-js>Add</button><p>Gear</p>${inert(' data-src="/_next/static/a.js"')}`;
    await import('./script-loader');
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    document.querySelector('p')!.textContent = 'Zahnrad';
    document.querySelector('form')!.requestSubmit();
    document.querySelector<HTMLElement>('[data-js]:not(form)')!.click();
    await frame();
    expect(document.querySelector('script[src]')).not.toBeNull();
    document.body.innerHTML += '';
    const replayed: EventTarget[] = [];
    for (const name of ['click', 'submit'])
      document.body.addEventListener(name, (event) => {
        event.preventDefault();
        replayed.push(event.target!);
      });
    const changes = window.takeOutsideChanges!();
    expect(changes.filter(({ target }) => target !== document.body)).toHaveLength(1);
    dispatchEvent(new Event(SCRIPTS_READY));
    await frame();
    expect(replayed).toEqual([...document.querySelectorAll('[data-js]')]);
  });

  it.each([
    [
      'runs no script before data that stand apart are in',
      true,
      [[0], [2]],
      ['/_next/static/b.js'],
    ],
    ['goes on without scripts where they are gone', false, undefined, []],
  ])('%s', async (_, isThere, data, scripts) => {
    jest.resetModules();
    delete window.__next_f;
    let give: (answer: unknown) => void = () => undefined;
    window.fetch = jest.fn(() => new Promise((resolve) => (give = resolve))) as never;
    document.head.innerHTML = '';
    document.body.innerHTML = `<button data-js>Add</button>${inert(' data-page="/_page-data/a?of=%2F"')}${inert(' data-src="/_next/static/b.js"')}`;
    const clicked = jest.fn();
    await import('./script-loader');
    const button = document.querySelector('button')!;
    button.click();
    button.addEventListener('click', clicked);
    await frame();
    expect(window.fetch).toHaveBeenCalledWith('/_page-data/a?of=%2F');
    expect(document.querySelector('script[src]')).toBeNull();
    give({
      json: () =>
        isThere
          ? Promise.resolve({ sheets: ['/b.css'], pieces: [[0], [2]] })
          : Promise.reject(new Error('text')),
    });
    await frame();
    await frame();
    expect(window.__next_f).toEqual(data);
    const run = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
    expect(run.map((script) => script.getAttribute('src'))).toEqual(scripts);
    const links = [...document.querySelectorAll('link[rel="stylesheet"][disabled]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(isThere ? ['/b.css'] : []);
    expect(clicked).toHaveBeenCalledTimes(isThere ? 0 : 1);
  });
});
