/** Whether a host that answers 2xx refuses in the body's own `status`. */
export function refusesInBody(body: unknown): body is { status: unknown } {
  if (typeof body !== 'object' || body === null || !('status' in body)) return false;
  return body.status !== 200 && body.status !== '200';
}
