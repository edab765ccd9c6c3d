import 'server-only';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { log } from '@/lib/platform/log';
import { redactingExporter } from './redacting-exporter';

/** The exporter itself reads the standard variables for headers, sampling and batching. */
export function startTracing(serviceName: string): void {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(redactingExporter(new OTLPTraceExporter()))],
  });
  provider.register();
  process.once('SIGTERM', () => {
    provider.forceFlush().catch((error: unknown) => {
      log.warn({ reason: String(error) }, 'spans not sent');
    });
  });
}
