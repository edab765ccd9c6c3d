/** Where the steps to one document are. */
export const UNLOCK_PATH = '/certificate/unlock';

/** The key of a locked document, as forms and queries name it; undefined for the certificate. */
export const fileOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** Of the document itself. @param language of the page that shows it, where the site has several */
export function documentPath({ file, language }: { file?: string; language?: string }): string {
  const said = Object.entries({ file, language }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return ['/api/certificate/document', ...(said.length > 0 ? [said.join('&')] : [])].join('?');
}

export function unlockQuery({ file }: { file?: unknown }): string {
  const key = fileOf(file);
  return key ? `?file=${encodeURIComponent(key)}` : '';
}
