import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
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

/** Starts an SMTP server that records its mails; attempts count from 1. */
export async function startSmtpServer(rejects: (attempt: number) => boolean = () => false) {
  const mails: Email[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      attempts += 1;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [recipient] = envelope.rcptTo;
        if (rejects(attempts)) return done(new Error(`<${recipient?.address}> is busy`));
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onCleanup(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, attempts: () => attempts };
}
