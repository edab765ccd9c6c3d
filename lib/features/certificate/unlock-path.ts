/** Where the steps to one document are. */
export const UNLOCK_PATH = '/certificate/unlock';

/** The key of a locked document, as forms and queries name it; undefined for the certificate. */
export const fileOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

export function unlockQuery({ file }: { file?: unknown }): string {
  const key = fileOf(file);
  return key ? `?file=${encodeURIComponent(key)}` : '';
}
