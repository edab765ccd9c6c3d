import { createServer, type AddressInfo } from 'node:net';

const WAIT_MS = 60_000;

/** A mail server that takes every mail. */
export async function takeMails() {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let mail = '';
    let isData = false;
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      if (isData) {
        mail += chunk.toString();
        if (!mail.endsWith('\r\n.\r\n')) return;
        mails.push(mail);
        isData = false;
        return void socket.write('250 taken\r\n');
      }
      const command = chunk.toString().slice(0, 4).toUpperCase();
      isData = command === 'DATA';
      socket.write(isData ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 yes\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const next = async (): Promise<string> => {
    const deadline = Date.now() + WAIT_MS;
    while (mails.length === 0) {
      if (Date.now() > deadline) throw new Error('No mail has come.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return mails.shift()!;
  };
  return { next, url, close: () => server.close() };
}
