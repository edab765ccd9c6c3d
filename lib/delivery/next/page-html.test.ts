import type * as React from 'react';
import type * as ReactDOM from 'react-dom';
import type * as Server from 'react-dom/server';
import { createInlinedDataReadableStream } from 'next/dist/server/app-render/use-flight-response';
import {
  KNOWN_SCRIPT_TAG,
  LATE_PART,
  PAGE_DATA_SCRIPT,
  pageDataOf,
  SCRIPT_PRELOAD,
  SCRIPT_TAG,
  STYLE_SHEET_LINK,
} from './page-html';

async function render(): Promise<string> {
  jest.resetModules();
  const react = jest.requireActual<typeof React>('next/dist/compiled/react');
  const { preload } = jest.requireActual<typeof ReactDOM>('next/dist/compiled/react-dom');
  const server = jest.requireActual<typeof Server>('next/dist/compiled/react-dom/server.edge');
  const sheet = react.createElement('link', {
    rel: 'stylesheet',
    href: '/_next/static/chunks/a.css?dpl=1',
    precedence: 'next',
  });
  const script = react.createElement('script', { src: '/_next/static/chunks/b.js', async: true });
  const Body = () => {
    preload('/_next/static/chunks/preloaded.css?dpl=1', { as: 'style' });
    return react.createElement('body', null, 'Page');
  };
  const page = react.createElement(
    'html',
    null,
    react.createElement('head', null, sheet, script),
    react.createElement(Body),
  );
  const stream = await server.renderToReadableStream(page, {
    bootstrapScripts: ['/_next/static/chunks/main.js'],
  });
  return new Response(stream).text();
}

async function pageData(...chunks: string[]): Promise<string> {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(new TextEncoder().encode(chunk)));
      controller.close();
    },
  });
  return new Response(createInlinedDataReadableStream(source, undefined, null)).text();
}

describe('the HTML of the installed Next.js', () => {
  it('has scripts and their preloads in the form that is known here', async () => {
    const html = await render();
    const tags = html.match(SCRIPT_TAG) ?? [];
    expect(tags).toHaveLength(2);
    expect(tags.filter((tag) => !KNOWN_SCRIPT_TAG.test(tag))).toEqual([]);
    expect(html.match(SCRIPT_PRELOAD)).toHaveLength(1);
  });

  it('has style sheets in the form that is known here', async () => {
    const links = [...(await render()).matchAll(STYLE_SHEET_LINK)];
    expect(links.map(([, path = '', query = '']) => path + query)).toEqual([
      '/_next/static/chunks/a.css?dpl=1',
      '/_next/static/chunks/preloaded.css?dpl=1',
    ]);
  });

  it('has parts that were ready late in the form that is known here', async () => {
    const react = jest.requireActual<typeof React>('next/dist/compiled/react');
    const server = jest.requireActual<typeof Server>('next/dist/compiled/react-dom/server.edge');
    const title = new Promise<string>((resolve) => setTimeout(() => resolve('late'), 20));
    const Late = () => react.createElement('p', null, react.use(title));
    const part = react.createElement(react.Suspense, null, react.createElement(Late));
    const stream = await server.renderToReadableStream(react.createElement('main', null, part));
    expect(await new Response(stream).text()).toContain(LATE_PART);
    expect(await render()).not.toContain(LATE_PART);
  });

  it('has page data in scripts that only push JSON', async () => {
    const html = await pageData('one', '<two>');
    const sources = [...html.matchAll(PAGE_DATA_SCRIPT)].map(([, source = '']) => source);
    const pieces = sources.map((source) => JSON.parse(pageDataOf(source) ?? 'null') as unknown);
    expect(pieces).toEqual([[0], [1, 'one'], [1, '<two>']]);
  });
});
