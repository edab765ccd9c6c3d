import type { ItemIssue } from '@/lib/content/lists';

export type EndpointReport = {
  endpoint: string;
  /** Until the end of the body. */
  ms: number;
  slow: boolean;
  /** The envelope; undefined where the response could not be used. */
  shape?: string;
  /** Usable items of a list. */
  items?: number;
  dropped: ItemIssue[];
  /** Of what is usable. */
  leftOut: string[];
  /** Why the whole response cannot be used. */
  error?: string;
  /** Sections of the site that stay empty; any entry fails the check. */
  missing: string[];
  /** No faults. */
  notes: string[];
};

/** A file that visitors cannot see. */
export type FileFault = { file: string; reason: string; endpoints: string[] };

export type Report = {
  host: string;
  endpoints: EndpointReport[];
  files: { checked: number; faults: FileFault[] };
  /** False where a section of the site would stay empty. */
  ok: boolean;
};

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

export function reportText({ host, endpoints, files, ok }: Report): string {
  const faulty = files.faults.length;
  const sections = endpoints.filter(({ missing }) => missing.length > 0).length;
  return [
    `Content of ${host}`,
    '',
    ...endpoints.flatMap(endpointLines),
    '',
    `Files: ${files.checked} checked, ${faulty} missing or broken`,
    ...files.faults.flatMap(({ file, reason, endpoints: users }) => [
      `  ${file}`,
      `      ${reason}; named by ${users.join(', ')}`,
    ]),
    '',
    ok
      ? 'Every section of the site has content.'
      : `${plural(sections, 'endpoint leaves', 'endpoints leave')} a section of the site empty.`,
    '',
  ].join('\n');
}

function endpointLines(report: EndpointReport): string[] {
  const { endpoint, ms, slow, shape, items, dropped, leftOut, error, missing, notes } = report;
  const verdict = missing.length > 0 ? 'EMPTY' : 'ok';
  const about = [
    shape ?? 'no usable answer',
    ...(items === undefined ? [] : [plural(items, 'item')]),
    ...(dropped.length > 0 ? [`${dropped.length} dropped`] : []),
    `${Math.round(ms)} ms${slow ? ' (slow)' : ''}`,
  ];
  return [
    `${verdict.padEnd(6)} ${endpoint.padEnd(32)} ${about.join(', ')}`,
    ...[
      ...(error ? [error] : []),
      ...missing.map((what) => `not shown: ${what}`),
      ...dropped.map(({ index, reason }) => `item ${index} dropped: ${reason}`),
      ...leftOut.map((what) => `left out: ${what}`),
      ...notes,
    ].map((line) => `         ${line}`),
  ];
}
