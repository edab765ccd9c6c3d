import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as React from 'react';
import type * as Server from 'react-dom/server';
import { getTurbopackChunkGroupBootstrap } from 'next/dist/server/get-page-files';
import { startScripts } from './start-script';

const files = (name: string) => ({
  otherChunks: [`static/chunks/${name}.js`],
  runtimeModuleIds: [7],
});
const manifest = {
  chunkLoadingGlobal: 'TURBOPACK',
  pagesChunkGroupBootstrapParams: {
    '/(site)/about/page': files('main'),
    '/(site)/shop/page': files('main'),
    '/(home)/page': files('other'),
  },
};

describe('the start scripts of a build', () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'start-'));
  const write = (content: object) =>
    writeFileSync(path.join(dist, 'build-manifest.json'), JSON.stringify(content));
  afterAll(() => rmSync(dist, { recursive: true }));

  it('are those that the installed Next.js makes, each once', () => {
    write(manifest);
    const made = Object.keys(manifest.pagesChunkGroupBootstrapParams).map((page) =>
      getTurbopackChunkGroupBootstrap(
        manifest.pagesChunkGroupBootstrapParams,
        manifest.chunkLoadingGlobal,
        [page],
      ),
    );
    expect(startScripts(dist)).toEqual([...new Set(made)]);
    expect(startScripts(dist)).toHaveLength(2);
  });

  it('stand in a page as they are', async () => {
    write(manifest);
    const [script = ''] = startScripts(dist);
    const { createElement } = jest.requireActual<typeof React>('next/dist/compiled/react');
    const { renderToReadableStream } = jest.requireActual<typeof Server>(
      'next/dist/compiled/react-dom/server.edge',
    );
    const stream = await renderToReadableStream(createElement('html'), {
      bootstrapScriptContent: script,
    });
    expect(await new Response(stream).text()).toContain(`<script id="_R_">${script}</script>`);
  });

  it('are not guessed from a manifest of another form', () => {
    write({ ...manifest, chunkLoadingGlobal: undefined });
    expect(() => startScripts(dist)).toThrow(/chunkLoadingGlobal/);
  });
});
