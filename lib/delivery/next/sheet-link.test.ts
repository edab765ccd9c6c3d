/** @jest-environment jsdom */
import type * as ReactDOM from 'react-dom';
import { disabledSheetLink } from './sheet-link';

const href = '/_next/static/chunks/a.css?dpl=1';
const links = () => [...document.querySelectorAll('link')];

describe('the link of an inlined style sheet', () => {
  const preinit = (sheet: string) =>
    jest
      .requireActual<typeof ReactDOM>('next/dist/compiled/react-dom')
      .preinit(sheet, { as: 'style', precedence: 'next' });

  it('keeps React from loading the sheet, and comes before sheets that React adds', async () => {
    await import('next/dist/compiled/react-dom/client' as string);
    const link = disabledSheetLink(href);
    document.head.append(link, document.createElement('title'));
    preinit(href);
    expect(links()).toEqual([link]);
    expect(link.hasAttribute('disabled')).toBe(true);
    preinit('/_next/static/chunks/b.css?dpl=1');
    expect(links().map((one) => one.getAttribute('href'))).toEqual([
      href,
      '/_next/static/chunks/b.css?dpl=1',
    ]);
    expect(document.head.lastElementChild?.tagName).toBe('TITLE');
  });
});
