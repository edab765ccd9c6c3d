import Link from 'next/link';

/** In place of the form for a new password, where the operator has named no mail server. */
export function NoMail() {
  return (
    <>
      <div className="form-header">
        <h1>No e-mail can be sent</h1>
        <p>
          This editor has no mail server, so it cannot send you a link. Ask an administrator: under
          “Users” they can set a new password for you. The operator can set one with{' '}
          <code>npm run cms -- reset-password</code>.
        </p>
      </div>
      <p>
        <Link href="/admin/login">Back to signing in</Link>
      </p>
    </>
  );
}
