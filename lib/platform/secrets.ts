import 'server-only';

/** '' if absent */
export function bearerToken(headers: Headers): string {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
}
