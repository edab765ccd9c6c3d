import { firstOf, printable } from '../printable';
import { faultLines, indented } from '../report-lines';
import type { LanguageReport, TranslatedReport } from './language-report';

const INDENT = 9;

function endpointLines(report: TranslatedReport): string[] {
  const { endpoint, error, notes } = report;
  const faults = faultLines(report);
  const said = [...(error ? [printable(error)] : []), ...notes].join('; ');
  if (!said && faults.length === 0) return [];
  const mark = error ? 'FAILED' : 'ok';
  return [
    `${mark.padEnd(6)} ${endpoint.padEnd(32)} ${said}`.trimEnd(),
    ...indented(faults, INDENT),
  ];
}

/** `nothing to show: /blog, /faq`. */
function notOfferedLines(pages: LanguageReport['notOffered']): string[] {
  const reasons = [...new Set(pages.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const paths = pages.filter((page) => page.reason === reason).map(({ path }) => path);
    return `${reason}: ${firstOf(paths).join(', ')}`;
  });
}

/** What is said of a language: a line for each endpoint that has something to say. */
export function languageLines(report: LanguageReport): string[] {
  const { name, locale, path, notServed, endpoints, notOffered } = report;
  const title = `${printable(name)} (${locale}, /${path})`;
  if (notServed) return ['', title, `EMPTY  the host does not serve it: ${printable(notServed)}`];
  const lines = endpoints.flatMap(endpointLines);
  const pages = notOfferedLines(notOffered);
  return [
    '',
    title,
    ...(lines.length > 0 ? lines : ['ok     everything is translated']),
    ...(pages.length > 0 ? ['Pages that it does not offer', ...indented(pages)] : []),
  ];
}
