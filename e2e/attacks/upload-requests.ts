import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export const MB = 1024 * 1024;
const BOUNDARY = 'upload';

const fields = { name: 'Ada', email: 'ada@engines.example', 'parts[0][description]': 'Ring' };
const head = Object.entries(fields)
  .map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  .join('')
  .concat(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="ring.step"\r\n\r\nISO-10303-21;\n`,
  );
const tail = `\r\n--${BOUNDARY}--\r\n`;

/**
 * A form with one STEP model of so many bytes.
 * @param pause in ms, behind each megabyte
 * @param open leaves out the last boundary
 */
export async function* body(bytes: number, { pause = 0, open = false } = {}) {
  yield head;
  const chunk = Buffer.alloc(MB, 'x');
  for (let sent = 0; sent < bytes; sent += MB) {
    yield chunk.subarray(0, Math.min(MB, bytes - sent));
    if (pause > 0) await sleep(pause);
  }
  if (!open) yield tail;
}

type Sending = { client: number; length?: number; chunks: AsyncIterable<Buffer | string> };

type Answer = { status: number; message: string; errors: Record<string, string> };

/** Sends requests for quotes. @param url of the site */
export function uploadsTo(url: () => string) {
  /** Each client has an address of its own. @returns the status, or the code of the error */
  function send({ client, length, chunks }: Sending): Promise<number | string> {
    return new Promise((resolve) => {
      const request = httpRequest(`${url()}/api/quotes`, {
        method: 'POST',
        headers: {
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          accept: 'application/json',
          'x-forwarded-for': `198.51.100.${client}`,
          ...(length !== undefined && { 'content-length': length }),
        },
      });
      request.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.resume();
      });
      request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      void (async () => {
        for await (const chunk of chunks) {
          if (request.destroyed) return;
          if (!request.write(chunk)) {
            await Promise.race([
              new Promise((drain) => request.once('drain', drain)),
              sleep(5_000),
            ]);
          }
        }
        request.end();
      })();
    });
  }

  /** With files that all call themselves STEP models. @param files name, beginning, further bytes */
  async function post(client: number, files: [string, string, number][]): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [name, start, bytes] of files) {
      form.append('file', new Blob([start, Buffer.alloc(bytes)], { type: 'model/step' }), name);
    }
    const response = await fetch(`${url()}/api/quotes`, {
      method: 'POST',
      headers: { accept: 'application/json', 'x-forwarded-for': `198.51.100.${client}` },
      body: form,
    });
    const answer = (await response.json()) as Partial<Answer>;
    return { status: response.status, message: answer.message ?? '', errors: answer.errors ?? {} };
  }

  return { send, post };
}
