import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { redactingExporter } from './redacting-exporter';

process.env.CONTENT_HOST = 'http://host.example:80/cms';

const exporter = new InMemorySpanExporter();
const tracer = new NodeTracerProvider({
  spanProcessors: [new SimpleSpanProcessor(redactingExporter(exporter))],
}).getTracer('test');

function sent(name: string, attributes: Record<string, string | number>) {
  exporter.reset();
  const span = tracer.startSpan(name, { attributes: { ...attributes, 'next.span_name': name } });
  span.end();
  const [left] = exporter.getFinishedSpans();
  expect(left?.spanContext()).toEqual(span.spanContext());
  return { name: left?.name, attributes: left?.attributes };
}
const sentOfFetch = (url: string) =>
  sent(`fetch GET ${url}`, { 'http.url': url, 'net.peer.port': 80 });

describe('redactingExporter', () => {
  it.each([
    [
      'http://host.example/cms/api/certificate/check-visibility?email=ada%40example.com',
      'http://host.example/cms/api/certificate/check-visibility',
    ],
    ['http://host.example/cms/api/list/services', 'http://host.example/cms/api/list/services'],
    ['http://host.example/cms/api/documents/certificate.pdf', 'http://host.example'],
    ['http://host.example/documents/certificate.pdf?v=2#page', 'http://host.example'],
    ['http://localhost:3000/about', 'http://localhost:3000/about'],
  ])('calls %s %s', (url, left) => {
    expect(sentOfFetch(url)).toEqual({
      name: `fetch GET ${left}`,
      attributes: {
        'http.url': left,
        'net.peer.port': 80,
        'next.span_name': `fetch GET ${left}`,
      },
    });
  });

  it('also removes queries of incoming requests', () => {
    expect(sent('GET', { 'http.target': '/certificate?email=ada' }).attributes).toMatchObject({
      'http.target': '/certificate',
    });
  });
});
