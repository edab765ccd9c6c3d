import { readMultipart } from './read-multipart';

const limits = { bytes: 4e6, fields: 3, fieldBytes: 1_000, files: 3 };
const TYPE = 'multipart/form-data; boundary=XbX';

async function* inChunks(body: string, bytes: number) {
  for (let at = 0; at < body.length; at += bytes) yield Buffer.from(body.slice(at, at + bytes));
}

async function read(body: string, { bytes = 65_536, type = TYPE } = {}) {
  const found: string[] = [];
  for await (const part of readMultipart(inChunks(body, bytes), type, limits)) {
    if ('value' in part) found.push(`${part.name}=${part.value}`);
    else {
      let size = 0;
      for await (const chunk of part.content) size += chunk.length;
      found.push(`${part.name}: ${size}`);
    }
  }
  return found;
}

const head = (more = '') => `--XbX\r\nContent-Disposition: form-data; name="a"${more}\r\n\r\n`;
const file = `${head('; filename="a.step"')}${'#1=POINT;\r\n\r\n--Xb\r\n'.repeat(500)}\r\n`;
const END = '--XbX--\r\n';

describe('readMultipart', () => {
  it.each([1, 7, 8_192, 65_536])('reads fields and files in chunks of %d bytes', async (bytes) => {
    const body = `${head()}one\r\n${file}${head()}two\r\n${END}${'behind '.repeat(3_000)}`;
    expect(await read(body, { bytes })).toEqual(['a=one', 'a.step: 9500', 'a=two']);
  });

  it.each([
    ['of many lines', head(`\r\nX: ${'a\r\nX: '.repeat(4_000)}b`)],
    ['of one line', head(`\r\nX: ${'a'.repeat(17_000)}`)],
    ['without end', `--XbX\r\n${'X: a\r\n'.repeat(200_000)}`],
    ['behind a part', `${head()}one\r\n${head(`\r\nX: ${'a'.repeat(17_000)}`)}`],
    ['behind an empty part', `--XbX\r\n\r\n${head(`\r\nX: ${'a'.repeat(17_000)}`)}`],
    ['behind a file', `${file}${head(`\r\nX: ${'a'.repeat(17_000)}`)}`],
  ])('refuses a head above 16 KB, %s, and lets the rest come', async (_, start) => {
    const sent = `${start}x\r\n${file.repeat(100)}${END}`;
    let given = 0;
    async function* body() {
      for await (const chunk of inChunks(sent, 4_096)) {
        given += chunk.length;
        yield chunk;
      }
    }
    const parts = readMultipart(body(), TYPE, limits);
    await expect(
      (async () => {
        for await (const part of parts)
          if ('content' in part) for await (const chunk of part.content) expect(chunk).toBeTruthy();
      })(),
    ).rejects.toMatchObject({ reason: 'unreadable' });
    while (given < sent.length) await new Promise(setImmediate);
  });

  it('reads a head of 15 KB', async () => {
    const body = `${head(`\r\nX: ${'a'.repeat(15_000)}`)}one\r\n${END}`;
    expect(await read(body)).toEqual(['a=one']);
  });

  it.each([
    ['multipart/form-data; boundary="XbX"', true],
    ['Multipart/Form-Data;boundary=XbX', true],
    ['multipart/form-data; boundary=other; boundary=XbX', false],
    ["multipart/form-data; boundary*=UTF-8''XbX", false],
    ['multipart/form-data', false],
  ])('takes the boundary of %s: %s', async (type, isTaken) => {
    const reading = read(`${head()}one\r\n${END}`, { type });
    if (isTaken) expect(await reading).toEqual(['a=one']);
    else await expect(reading).rejects.toMatchObject({ reason: 'unreadable' });
  });
});
