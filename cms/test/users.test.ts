import assert from 'node:assert/strict';
import { createServer, type AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Payload } from 'payload';
import { editorFolder } from './editor-folder';

const { remove } = editorFolder();

/** Takes every mail. */
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
Object.assign(process.env, {
  SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
  CMS_URL: 'https://editor.company.example',
  ADMIN_EMAIL: 'boss@company.example',
  ADMIN_PASSWORD: 'the-first-password',
});
const { openEditor } = await import('@/server/start');
const { firstUser } = await import('@/server/first-user');

const collection = 'users' as never;
const email = 'boss@company.example';
const HOUR_S = 60 * 60;

describe('a user', () => {
  let payload: Payload;
  const login = (password: string) =>
    payload.login({ collection, data: { email, password } as never });

  before(async () => {
    payload = await openEditor();
    await firstUser(payload);
  });
  after(async () => {
    await payload.destroy();
    server.close();
    remove();
  });

  it('has a session that ends after eight hours', async () => {
    const { exp = 0 } = await login('the-first-password');
    assert.ok(Math.abs(exp - Date.now() / 1_000 - 8 * HOUR_S) < 60);
  });

  it('sets a new password by a link that is mailed, and works once', async () => {
    await payload.forgotPassword({ collection, data: { email } as never });
    const text = mails[0]!.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    assert.match(text, /^To: boss@company\.example/m);
    const token = /https:\/\/editor\.company\.example\/admin\/reset\/(\w+)/.exec(text)![1]!;
    const reset = (password: string) =>
      payload.resetPassword({ collection, data: { token, password }, overrideAccess: true });
    await reset('the-second-password');
    await assert.rejects(login('the-first-password'));
    await login('the-second-password');
    await assert.rejects(reset('the-third-password'), /token/i);
  });

  it('has a password of twelve characters at least', async () =>
    assert.rejects(
      payload
        .update({ collection, where: {} as never, data: { password: 'short' } as never })
        .then(({ errors }) => {
          throw new Error(errors[0]?.message);
        }),
      /at least 12 characters/,
    ));
});
