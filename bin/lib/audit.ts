import * as z from 'zod';

export type Audit =
  { kind: 'answered'; serious: string[] } | { kind: 'not answered'; reason: string };

const SERIOUS = ['high', 'critical'];

const reportSchema = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

const failureSchema = z.object({
  message: z.string().optional(),
  statusCode: z.number().optional(),
});

/** A registry mirror may not offer audits. */
export function readAudit(output: string): Audit {
  let printed: unknown;
  try {
    printed = JSON.parse(output);
  } catch {
    return { kind: 'not answered', reason: 'npm printed no report' };
  }
  const report = reportSchema.safeParse(printed);
  if (report.success) {
    const serious = Object.entries(report.data.vulnerabilities)
      .filter(([, { severity }]) => SERIOUS.includes(severity))
      .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
    return { kind: 'answered', serious };
  }
  const { statusCode } = failureSchema.safeParse(printed).data ?? {};
  return {
    kind: 'not answered',
    reason: statusCode ? `it answered ${statusCode}` : 'it was not reached',
  };
}
