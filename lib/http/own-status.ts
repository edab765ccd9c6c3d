/** Whether a host that answers 2xx says in the body's own `status` that it refuses. */
export function refusesInBody(body: unknown): body is { status: unknown } {
  if (typeof body !== 'object' || body === null || !('status' in body)) return false;
  return body.status !== 200 && body.status !== '200';
}
