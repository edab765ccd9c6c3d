import 'server-only';
import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { endpointPaths } from '@/lib/content/contract';
import { environment } from '@/lib/env';

/** What the host is asked for a visitor, beside the content. */
const VISITOR_ENDPOINTS = [
  '/api/enquiries',
  '/api/certificate/request',
  '/api/certificate/check-visibility',
  '/api/certificate/verify',
];

/**
 * Sends spans on without what Next.js says in them of visitors and of the locked document: queries go,
 * and of what the content host is asked for, only its endpoints are named.
 */
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

/** The same span with its name and texts rewritten: an ended one cannot be changed itself. */
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
