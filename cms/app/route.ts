/** The editor has no front page of its own. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { location: '/admin' } });
}
