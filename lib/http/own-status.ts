/** Whether a 2xx response says in its body's `status` that the host refuses. */
export function refusesInBody(body: unknown): body is { status: unknown } {
  if (typeof body !== 'object' || body === null || !('status' in body)) return false;
  return body.status !== 200 && body.status !== '200';
}
