import 'server-only';
import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { endpointPaths } from '@/lib/content/schemas/host-endpoints';
import { environment } from '@/lib/platform/env';

/** Called on behalf of a visitor. */
const VISITOR_ENDPOINTS = [
  '/api/enquiries',
  '/api/certificate/request',
  '/api/certificate/check-visibility',
  '/api/certificate/verify',
];

/** Removes personal data and the locked document's URL: queries, and paths of unknown endpoints. */
export function redactingExporter(exporter: SpanExporter): SpanExporter {
  const redact = createRedactor();
  return {
    export: (spans, done) =>
      exporter.export(
        spans.map((span) => withTexts(span, redact)),
        done,
      ),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

function createRedactor(): (text: string) => string {
  const { CONTENT_HOST } = environment();
  if (!CONTENT_HOST) return withoutQuery;
  const { origin } = new URL(CONTENT_HOST);
  const endpoints = [...endpointPaths, ...VISITOR_ENDPOINTS];
  const named = new Set(endpoints.map((path) => new URL(`${CONTENT_HOST}${path}`).href));
  return (text) =>
    withoutQuery(text).replace(/https?:\/\/\S+/g, (url) =>
      url.startsWith(`${origin}/`) && !named.has(url) ? origin : url,
    );
}

const withoutQuery = (text: string) => text.replace(/[?#]\S*/g, '');

/** A copy: an ended span cannot be changed. */
function withTexts(span: ReadableSpan, rewrite: (text: string) => string): ReadableSpan {
  const attributes: Attributes = {};
  for (const [key, value] of Object.entries(span.attributes)) {
    attributes[key] = typeof value === 'string' ? rewrite(value) : value;
  }
  return Object.create(span, {
    name: { value: rewrite(span.name) },
    attributes: { value: attributes },
  }) as ReadableSpan;
}
