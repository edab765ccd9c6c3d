import config from '@payload-config';
import { handleEndpoints, type Payload } from 'payload';
import { BOOTSTRAP } from '@/collections/users';

const ORIGIN = 'http://localhost:3200';

type Answer = { status: number; headers: Headers; text: string; json: Record<string, never> };
type Request = {
  method?: string;
  from?: string;
  cookie?: string;
  headers?: Record<string, string>;
  data?: unknown;
  body?: FormData | Blob;
  /** The editor that is asked where there are several, by the key it was opened with. */
  editor?: string;
};

/** A request to the interface of the editor, as a browser would send it through one proxy. */
export async function rest(
  path: string,
  {
    method = 'POST',
    from = '192.0.2.1',
    cookie = '',
    headers: own,
    data,
    body,
    editor,
  }: Request = {},
): Promise<Answer> {
  const headers = new Headers({ 'x-forwarded-for': from, origin: ORIGIN, ...own });
  if (cookie) headers.set('cookie', cookie);
  if (data !== undefined) headers.set('content-type', 'application/json');
  const request = new Request(`${ORIGIN}/payload-api${path}`, {
    method,
    headers,
    body: body ?? (data === undefined ? undefined : JSON.stringify(data)),
  });
  const response = await handleEndpoints({
    config,
    request,
    payloadInstanceCacheKey: editor,
  });
  const text = await response.text();
  const json = (text ? JSON.parse(text) : {}) as Answer['json'];
  return { status: response.status, headers: response.headers, text, json };
}

/** @returns the cookie of a session */
export async function signedIn(email: string, password: string, from?: string): Promise<string> {
  const { status, headers, text } = await rest('/users/login', { data: { email, password }, from });
  if (status !== 200) throw new Error(text);
  return headers.get('set-cookie')!.split(';')[0]!;
}

/** @returns the cookie of somebody new who has the role */
export async function sessionOf(payload: Payload, role: string): Promise<string> {
  const user = { email: `${role}@b.example`, password: 'a-long-password' };
  await payload.create({
    collection: 'users' as never,
    data: { ...user, role } as never,
    context: { [BOOTSTRAP]: true },
  });
  return signedIn(user.email, user.password);
}
