import { after } from 'node:test';
import { takeMails } from './mail-server';
import { testEditor } from './test-editor';

/** An editor with its first administrator, and a mail server that takes its mails. */
export async function withFirstAdministrator(variables: Record<string, string> = {}) {
  const email = 'boss@company.example';
  const password = 'the-first-password';
  const mail = await takeMails();
  const { payload } = await testEditor('tables', {
    SMTP_URL: mail.url,
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    ...variables,
  });
  const { firstUser } = await import('@/server/first-user');
  await firstUser(payload);
  after(() => mail.close());
  return { payload, mail, email, password };
}
