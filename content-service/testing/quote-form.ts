/** A multipart request for a quote, as bytes with their headers. */
export async function quoteForm(quote: unknown, files: [name: string, content: BlobPart][] = []) {
  const form = new FormData();
  if (quote !== undefined)
    form.append('quote', typeof quote === 'string' ? quote : JSON.stringify(quote));
  for (const [name, content] of files) form.append('file', new Blob([content]), name);
  const body = new Response(form);
  return {
    method: 'POST' as const,
    url: '/api/quotes',
    headers: { 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}
