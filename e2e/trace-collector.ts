import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A collector of traces that keeps the names of spans, and all that was sent as text. */
export async function startCollector() {
  const names: string[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    texts.push(text);
    const body = JSON.parse(text) as {
      resourceSpans: { scopeSpans: { spans: { name: string }[] }[] }[];
    };
    for (const { scopeSpans } of body.resourceSpans) {
      for (const { spans } of scopeSpans) names.push(...spans.map(({ name }) => name));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    names,
    texts,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
