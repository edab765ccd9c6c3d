import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onCleanup } from './test-service';

interface SeenRequest {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = [status: number, body: string, headers?: OutgoingHttpHeaders];

/** Starts an HTTP server that records its requests. */
export async function startHttpServer(answer: (seen: SeenRequest[]) => Answer | Promise<Answer>) {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    const [status, text, headers] = await answer(seen);
    response.writeHead(status, headers).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onCleanup(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

type Refusal = boolean | string | Promise<boolean | string>;

/** As servers of other makers write it; `550 5.1.1 no such user`. */
export const smtpReply = (reply: string) =>
  Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });

/**
 * Starts an SMTP server that records its mails.
 * @param refuses what it says to the last dot of a mail; attempts count from 1
 */
export async function startSmtpServer(
  refuses: (attempt: number, raw: string) => Refusal = () => false,
  options: SMTPServerOptions = {},
) {
  const mails: Email[] = [];
  const raw: string[] = [];
  const envelopes: string[][] = [];
  let attempts = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    size: 50 * 1024 * 1024,
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        attempts += 1;
        const recipients = envelope.rcptTo.map(({ address }) => address);
        const text = Buffer.concat(chunks).toString('latin1');
        const refusal = await refuses(attempts, text);
        if (refusal === true) return done(new Error(`<${recipients[0]}> is busy`));
        if (refusal) return done(smtpReply(refusal));
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        raw.push(text);
        envelopes.push(recipients);
        done();
      });
    },
    ...options,
  });
  const sockets: Socket[] = [];
  server.server.on('connection', (socket: Socket) => sockets.push(socket));
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  // Clients that break off.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onCleanup(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  /** Mails that were sent at the same time come in any order. */
  const mailTo = (email: string) =>
    mails.find(({ to }) => to?.some(({ address }) => address === email));
  return { url, mails, mailTo, raw, envelopes, hangUp, attempts: () => attempts };
}
