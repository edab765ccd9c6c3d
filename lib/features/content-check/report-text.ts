import { isWhole } from './languages/language-report';
import { languageLines } from './languages/language-text';
import { firstOf, printable } from './printable';
import type { EndpointReport, FileFault, Found, Report } from './report';
import { faultLines, indented } from './report-lines';

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** A heading with what belongs to it; nothing where that is empty. */
const group = (title: string, lines: string[]): string[] =>
  lines.length > 0 ? ['', title, ...indented(firstOf(lines))] : [];

const ofEndpoints = (found: Found[]): string[] =>
  found.flatMap(({ endpoint, faults }) => faults.map((fault) => `${endpoint}: ${fault}`));

export function reportText(report: Report): string {
  const { host, endpoints, files, forms, site } = report;
  const { samples } = site;
  const notOffered = endpoints.filter((endpoint) => endpoint.notOffered);
  const unknown = site.unknownFields.flatMap(({ endpoint, fields }) =>
    fields.map(({ field, count, meant }) => ({
      line: `${endpoint}: ${field} (${count}×)${meant ? `, is \`${meant}\` meant?` : ''}`,
      meant,
    })),
  );
  const shown = samples[samples.setting];
  return [
    `Content of ${host}`,
    '',
    ...endpoints.filter((endpoint) => !endpoint.notOffered).flatMap(endpointLines),
    ...group(
      'Optional endpoints that the host does without',
      notOffered.map(({ endpoint }) => endpoint),
    ),
    ...group(
      'Forms',
      forms.map(({ path, missing, notOffered, note }) => {
        if (notOffered) return `POST ${path} is not offered: drawings come by e-mail`;
        return missing
          ? `POST ${path} is missing: ${missing}`
          : `POST ${path} is there${note ? `, but ${note}` : ''}`;
      }),
    ),
    ...group(
      'Misspelt fields',
      unknown.flatMap(({ line, meant }) => (meant ? line : [])),
    ),
    ...group(
      'Fields that the site does not read',
      unknown.flatMap(({ line, meant }) => (meant ? [] : line)),
    ),
    ...group('Ids, slugs and paths that stand twice', ofEndpoints(site.duplicates)),
    ...group('Headings and pages without a place on the site', ofEndpoints(site.unplaced)),
    ...group('Links that lead nowhere', ofEndpoints(site.links)),
    ...group(
      'Pages that answer 404',
      site.hidden.map(({ path, reason }) => `${path}: ${reason}`),
    ),
    ...group('Colours', site.colours),
    ...group('Language', site.language ? [site.language] : []),
    ...report.languages.flatMap(languageLines),
    '',
    `Files: ${files.checked} checked, ${files.faults.length} missing or broken, ${files.small.length} too small`,
    ...fileLines(files.faults),
    ...fileLines(files.small),
    '',
    `Samples: SAMPLES=${samples.setting}, visitors see ${shown.length > 0 ? 'what the company did not write:' : 'none.'}`,
    ...indented(firstOf(shown.map(({ endpoint, what }) => `${endpoint}: ${what}`))),
    ...otherSetting(report),
    '',
    ...verdict(report),
    '',
  ].join('\n');
}

function otherSetting({ site: { samples } }: Report): string[] {
  const other = samples.setting === 'on' ? 'off' : 'on';
  const shown = samples[other];
  const what = shown.map(({ endpoint, what }) => `${endpoint} (${what})`);
  return [`With SAMPLES=${other}: ${shown.length > 0 ? firstOf(what).join(', ') : 'none'}.`];
}

function verdict({ endpoints, languages, forms, site, ok }: Report): string[] {
  const sections = endpoints.filter(({ missing }) => missing.length > 0).length;
  const lost = forms.filter(({ missing }) => missing).length;
  const { setting, off } = site.samples;
  const failing = languages.filter((language) => !isWhole(language)).length;
  return [
    ...(sections > 0
      ? [`${plural(sections, 'endpoint leaves', 'endpoints leave')} a section of the site empty.`]
      : []),
    ...(failing > 0 ? [`${plural(failing, 'language')} cannot be read whole from the host.`] : []),
    ...(lost > 0 ? [`${plural(lost, 'form')} cannot be sent.`] : []),
    ...(setting === 'off' && off.length > 0 ? ['Samples are left in the content.'] : []),
    ...(ok ? ['Every section of the site has content.'] : []),
  ];
}

const fileLines = (faults: FileFault[]): string[] => [
  ...faults
    .slice(0, 100)
    .flatMap(({ file, reason, places }) => [
      `  ${printable(file)}`,
      `      ${reason}; named by ${firstOf(places, MOST_PLACES).join('; ')}`,
    ]),
  ...(faults.length > 100 ? [`  and ${faults.length - 100} more`] : []),
];

const MOST_PLACES = 3;

function endpointLines(report: EndpointReport): string[] {
  const { endpoint, ms, slow, shape, items, dropped, error, missing, notes } = report;
  const lost = new Set(dropped.map(({ item }) => item)).size;
  const mark = missing.length > 0 ? 'EMPTY' : 'ok';
  const about = [
    shape ?? 'no usable answer',
    ...(items === undefined ? [] : [plural(items, 'item')]),
    ...(lost > 0 ? [`${lost} dropped`] : []),
    `${Math.round(ms)} ms${slow ? ' (slow)' : ''}`,
  ];
  return [
    `${mark.padEnd(6)} ${endpoint.padEnd(32)} ${about.join(', ')}`,
    ...indented(
      [
        ...(error ? [printable(error)] : []),
        ...missing.map((what) => `not shown: ${what}`),
        ...faultLines(report),
        ...notes,
      ],
      9,
    ),
  ];
}
