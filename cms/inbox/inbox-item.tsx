import type { Item, Kind } from './content-service';

const time = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 16).replace('T', ' ') + ' UTC';

const DETAILS = ['kind', 'subject', 'company', 'address', 'phone', 'state'] as const;

type Props = { kind: Kind; item: Item; openOnly: boolean };

export function InboxItem({ kind, item, openOnly }: Props) {
  const { id, name, email, receivedAt, message, doneAt, note } = item;
  const action = `/payload-api/inbox/${kind}/${id}`;
  const open = openOnly ? <input type="hidden" name="open" value="1" /> : null;
  return (
    <li>
      <details className="inbox-item">
        <summary>
          <strong>{name || email}</strong> <span>{time(receivedAt)}</span>
          {doneAt ? <span className="inbox-done">Done</span> : null}
        </summary>
        <p>
          <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</a>
        </p>
        {message && <p className="inbox-message">{message}</p>}
        <ul>
          {DETAILS.filter((key) => item[key]).map((key) => (
            <li key={key}>
              {key}: {item[key]}
            </li>
          ))}
        </ul>
        <form method="post" action={action}>
          {open}
          <label>
            Note <textarea name="note" defaultValue={note} maxLength={2_000} rows={3} />
          </label>
          <label>
            <input type="checkbox" name="done" defaultChecked={doneAt !== null} /> Done
            {doneAt ? ` on ${time(doneAt)}` : ''}
          </label>
          <button type="submit" name="action" value="mark" className="btn btn--style-primary">
            Save
          </button>
        </form>
        <details>
          <summary>Delete …</summary>
          <form method="post" action={action}>
            {open}
            <p>It is removed for good, from the content service, too.</p>
            <button type="submit" name="action" value="delete" className="btn btn--style-secondary">
              Delete for good
            </button>
          </form>
        </details>
      </details>
    </li>
  );
}
