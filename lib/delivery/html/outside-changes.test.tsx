/** @jest-environment jsdom */
import { act, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HYDRATED } from './scripts-ready';
import { holdOutsideChanges, OBSERVED } from './outside-changes';

const FORM = (
  <form>
    <input name="name" />
    <input name="email" type="email" />
    <input name="consent" type="checkbox" />
    <select name="order">
      <option>Name</option>
      <option>Price</option>
    </select>
  </form>
);

let more: () => void;

function Page() {
  const [pieces, setPieces] = useState(1);
  more = () => setPieces((now) => now + 1);
  useLayoutEffect(() => void dispatchEvent(new Event(HYDRATED)), []);
  return (
    <main>
      <p>
        {pieces} pieces {pieces > 1 && 'in all'} <b>ordered</b>
      </p>
      {pieces > 2 && <i>Many</i>}
      {FORM}
    </main>
  );
}

const { insertBefore, removeChild } = Node.prototype;
const $ = <T extends Element = HTMLInputElement>(selector: string) =>
  document.querySelector<T>(selector)!;
const shown = () => $('p').textContent;

/** As Chrome does it, which takes the text out of the page. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('font, option')) continue;
    const font = document.createElement('font');
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  }
}

/** As password managers do it. */
function extend() {
  for (const field of document.querySelectorAll('input')) {
    const wrapper = document.createElement('span');
    field.replaceWith(wrapper);
    wrapper.append(field, document.createElement('mark'));
  }
}

const errors: unknown[] = [];

/** What the visitor, a translator and extensions do before React has come. */
async function before(change: () => void) {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, OBSERVED);
  change();
  const changes = observer.takeRecords();
  window.takeOutsideChanges = () => changes;
  await hydrate();
}

async function hydrate(meanwhile?: () => void) {
  holdOutsideChanges();
  await act(async () => {
    hydrateRoot($('#root'), <Page />, { onRecoverableError: (error) => errors.push(error) });
    meanwhile?.();
    await Promise.resolve();
  });
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
});

afterEach(() => {
  Object.assign(Node.prototype, { insertBefore, removeChild });
  delete window.takeOutsideChanges;
  errors.length = 0;
  jest.restoreAllMocks();
});

describe('outside changes', () => {
  it('leave a translated page to React, which goes on in it', async () => {
    const heading = $('b');
    await before(translate);
    expect(errors).toEqual([]);
    expect($('b')).toBe(heading);
    expect(shown()).toBe('1 PIECES  ORDERED');
    for (let times = 0; times < 2; times++) {
      await act(async () => more());
      translate();
    }
    expect(shown()).toBe('3 PIECES IN ALL ORDERED');
    expect($('i').textContent).toBe('MANY');
  });

  it('are kept away while React takes the page over', async () => {
    await hydrate(() => {
      translate();
      extend();
    });
    expect(errors).toEqual([]);
    expect(shown()).toBe('1 PIECES  ORDERED');
    expect($('span > input + mark')).toBeTruthy();
  });

  it('leave what is typed, the focus and what stands around a field', async () => {
    const name = $('[name=name]');
    await before(() => {
      extend();
      name.value = 'Ada';
      name.focus();
    });
    expect(errors).toEqual([]);
    expect($('[name=name]')).toBe(name);
    expect([name.value, document.activeElement]).toEqual(['Ada', name]);
    expect(document.querySelectorAll('span > input + mark')).toHaveLength(3);
  });

  it('put texts in the place of others, and back', async () => {
    await before(() => ($('b').firstChild!.nodeValue = 'bestellt'));
    expect(errors).toEqual([]);
    expect(shown()).toBe('1 pieces  bestellt');
  });

  it('that nobody has seen make React render anew: what was typed and chosen is put back', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    extend();
    const old = $('[name=name]');
    old.value = 'Ada Holt';
    old.focus();
    old.setSelectionRange(1, 3);
    $('[name=email]').value = 'ada@example.org';
    $('[name=consent]').checked = true;
    $<HTMLSelectElement>('select').value = 'Price';
    const chosen = jest.fn();
    document.addEventListener('change', chosen);
    await hydrate();
    expect(errors).not.toEqual([]);
    const name = $('[name=name]');
    expect(name).not.toBe(old);
    expect([name.value, name.selectionStart, name.selectionEnd]).toEqual(['Ada Holt', 1, 3]);
    expect(document.activeElement).toBe(name);
    expect($('[name=email]').value).toBe('ada@example.org');
    expect($('[name=consent]').checked).toBe(true);
    expect($<HTMLSelectElement>('select').value).toBe('Price');
    expect(chosen).toHaveBeenCalledTimes(4);
  });

  it('are given up against an extension that answers each of ours', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const mark = document.createElement('mark');
    let answers = 0;
    const insist = () => {
      answers++;
      $('p').append(mark);
    };
    const extension = new MutationObserver(() => !mark.parentNode && insist());
    extension.observe(document.body, OBSERVED);
    await hydrate(insist);
    extension.disconnect();
    expect(answers).toBeLessThan(100);
    expect($('b').textContent).toBe('ordered');
  });
});
