import type { FormFile } from '@/node/read-multipart';
import { multipartBody } from './multipart-body';
import { checkQuote } from './quote-values';
import { readQuoteForm } from './read-form';

const formRequest = (form: FormData) =>
  new Request('http://localhost:3000/api/quotes', { method: 'POST', body: form });

function form(fields: Record<string, string>, files: [string, string][] = []) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const [name, content] of files) data.append('file', new Blob([content]), name);
  return data;
}

/** Reads all of them to their end. */
async function namesOf(files: AsyncIterable<FormFile>): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, content } of files) {
    const chunks = content[Symbol.asyncIterator]();
    while (!(await chunks.next()).done);
    names.push(name);
  }
  return names;
}

describe('a form with drawings', () => {
  it('is passed on with its fields first and its files as they come', async () => {
    const large = 'x'.repeat(300_000);
    const { values, files } = await readQuoteForm(
      formRequest(
        form({ name: 'Ada', 'parts[0][material]': 'Steel' }, [
          ['ring.step', 'ISO-10303-21;'],
          ['a"b\r\nX-Evil: 1.pdf', large],
        ]),
      ),
    );
    expect(values).toEqual({ name: 'Ada', 'parts[0][material]': 'Steel' });
    const { type, chunks } = multipartBody({ name: 'Ada' }, files);
    const sent: Uint8Array[] = [];
    for await (const chunk of chunks) sent.push(chunk);
    const received = await new Response(Buffer.concat(sent), {
      headers: { 'content-type': type },
    }).formData();
    expect(JSON.parse(received.get('quote') as string)).toEqual({ name: 'Ada' });
    const [ring, other, ...rest] = received.getAll('file') as File[];
    expect(rest).toEqual([]);
    expect([ring?.name, await ring?.text()]).toEqual(['ring.step', 'ISO-10303-21;']);
    expect(Buffer.concat(sent).toString('latin1')).not.toMatch(/^X-Evil/m);
    expect(await other?.text()).toBe(large);
  });

  it('may have no file', async () => {
    const { values, files } = await readQuoteForm(formRequest(form({ name: 'Ada' })));
    expect(values).toEqual({ name: 'Ada' });
    for await (const file of files) throw new Error(`unexpected ${file.name}`);
  });

  it.each([
    ['application/json', '{}', 415],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=x', '--x\r\nhalf', 400],
  ])('as %s with %j is refused', async (type, body, status) => {
    const headers = { 'content-type': type };
    const request = new Request('http://localhost:3000/', { method: 'POST', body, headers });
    await expect(readQuoteForm(request)).rejects.toMatchObject({ status });
  });

  const BOUNDARY = 'XbX';
  const multipart = (body: string | ReadableStream) =>
    new Request('http://localhost:3000/', {
      method: 'POST',
      body,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      ...{ duplex: 'half' },
    });
  const fieldPart = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;
  const namelessPart = `--${BOUNDARY}\r\n\r\n\r\n`;
  const filePart = (content: string, name = 'ring.step') =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n`;

  it.each([
    ['parts without a name', namelessPart],
    ['fields', fieldPart],
  ])('with %s without end is refused where it is too much, and not read on', async (_, part) => {
    const chunk = Buffer.from(part.repeat(Math.ceil(16_384 / part.length)));
    let pulled = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        if (pulled < 2_000) controller.enqueue(chunk);
        else controller.close();
      },
    });
    await expect(readQuoteForm(multipart(body))).rejects.toMatchObject({ status: 413 });
    expect(pulled).toBeLessThan(20);
  });

  it('with more files than are read is refused in words', async () => {
    const body = `${filePart('ISO-10303-21;').repeat(21)}--${BOUNDARY}--\r\n`;
    const { files } = await readQuoteForm(multipart(body));
    await expect(namesOf(files)).rejects.toMatchObject({
      status: 400,
      said: 'quote.tooManyFiles',
    });
  });

  it.each([
    ['a small file', 20],
    ['a large file', 300_000],
  ])('that ends in the middle of %s is refused as unreadable', async (_, bytes) => {
    const body = filePart('ISO-10303-21;'.padEnd(bytes, 'x'));
    const { files } = await readQuoteForm(multipart(body));
    await expect(namesOf(files)).rejects.toMatchObject({ status: 400 });
  });

  it('is refused by its length', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '2e9' };
    const request = new Request('http://localhost:3000/', { method: 'POST', body: 'x', headers });
    await expect(readQuoteForm(request)).rejects.toMatchObject({ status: 413 });
  });
});

describe('checkQuote', () => {
  const values = { name: 'Ada', email: 'ada@engines.example' };

  it('makes parts of the rows that are filled in', () => {
    const { quote } = checkQuote({
      ...values,
      'parts[0][description]': ' Ring ',
      'parts[1][description]': '',
      'parts[2][quantity]': '50',
      'parts[77][quantity]': '1',
      website: '',
    });
    expect(quote?.parts).toMatchObject([
      { description: 'Ring', quantity: '' },
      { description: '', quantity: '50' },
    ]);
  });

  it.each([
    ['name', { name: '' }],
    ['email', { email: 'ada@engines' }],
    ['website', { website: 'https://spam.example' }],
    ['elapsed', { elapsed: '20' }],
    ['parts[0][material]', { 'parts[0][material]': 'x'.repeat(101) }],
  ])('names the field %s', (field, change) => {
    expect(Object.keys(checkQuote({ ...values, ...change }).errors ?? {})).toEqual([field]);
  });
});
