import type { InboxItem as Item, InboxKind } from '../../contract/inbox';
import { partLines } from '../../contract/quote-request';
import { noteField } from './note-field';

/** As everywhere in the editor. The server does not know the time zone of its staff. */
const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const time = (ms: number): string => `${format.format(ms)} UTC`;

const MEGABYTE = 1024 * 1024;
const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE / 10 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

const DETAILS = {
  subject: 'Subject',
  company: 'Company',
  address: 'Address',
  phone: 'Phone',
  state: 'State',
  language: 'Language',
} as const;
const CONTEXT = { about: 'About', page: 'Written on', referrer: 'Came from' } as const;

const entriesOf = (names: Record<string, string>, values: Record<string, unknown>) =>
  Object.entries(names).flatMap(([key, name]) =>
    values[key] ? [{ name, value: String(values[key]) }] : [],
  );

/** What has just happened to an item. */
export type Outcome = { id: number; is: 'saved' | 'both' };

const SAID = {
  saved: 'Saved.',
  both: 'Somebody else had changed this note since you opened it. Both texts are kept, one below the other: please read them together.',
};

type Props = { kind: InboxKind; item: Item; openOnly: boolean; page: number; outcome?: Outcome };

function Details({ item }: { item: Item }) {
  const details = [...entriesOf(DETAILS, item), ...entriesOf(CONTEXT, item.context)];
  return (
    <ul>
      {details.map(({ name, value }) => (
        <li key={name}>
          {name}: {value}
        </li>
      ))}
    </ul>
  );
}

/** What a request for a quote has beside its message. */
function Wanted({ action, item: { parts, files } }: { action: string; item: Item }) {
  return (
    <>
      {parts.length > 0 && (
        <ol>
          {parts.map((part, index) => (
            <li key={index} className="inbox-message">
              {partLines(part).join('\n')}
            </li>
          ))}
        </ol>
      )}
      {files.length > 0 && (
        <ul>
          {files.map(({ name, type, size }, index) => (
            <li key={index}>
              <a href={`${action}/files/${index + 1}`} download={name}>
                {name}
              </a>{' '}
              ({type}, {sizeOf(size)})
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function InboxItem({ kind, item, openOnly, page, outcome }: Props) {
  const { id, name, email, receivedAt, message, doneAt, note } = item;
  const action = `/payload-api/inbox/${kind}/${id}`;
  const open = (
    <>
      {openOnly && <input type="hidden" name="open" value="1" />}
      {page > 1 && <input type="hidden" name="page" value={page} />}
    </>
  );
  const own = outcome?.id === id ? outcome.is : undefined;
  return (
    <li>
      <details className="inbox-item" open={own !== undefined}>
        <summary>
          <strong>{name || email}</strong> <span>{time(receivedAt)}</span>{' '}
          {doneAt ? <span className="inbox-done">Done</span> : null}
        </summary>
        <p>
          <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</a>
        </p>
        {message && <p className="inbox-message">{message}</p>}
        <Wanted action={action} item={item} />
        <Details item={item} />
        {own && (
          <p className={`inbox-said inbox-said--${own}`} role={own === 'both' ? 'alert' : 'status'}>
            {SAID[own]}
          </p>
        )}
        {/* A browser that fills in what was typed once would not know which note it began from. */}
        <form method="post" action={action} className="inbox-form" autoComplete="off">
          {open}
          <input type="hidden" name="before" value={note} />
          {/* React would write the note over what somebody types while the scripts load. */}
          <label
            className="inbox-note"
            dangerouslySetInnerHTML={{ __html: `Note ${noteField(note)}` }}
          />
          <label>
            <input type="checkbox" name="done" defaultChecked={doneAt !== null} /> Done
            {doneAt ? ` on ${time(doneAt)}` : ''}
          </label>
          <button
            type="submit"
            name="action"
            value="mark"
            className="btn btn--size-medium btn--style-primary"
          >
            Save
          </button>
        </form>
        <details>
          <summary>Delete …</summary>
          <form method="post" action={action}>
            {open}
            <p>It is removed for good, from the content service, too.</p>
            <button
              type="submit"
              name="action"
              value="delete"
              className="btn btn--size-medium btn--style-secondary"
            >
              Delete for good
            </button>
          </form>
        </details>
      </details>
    </li>
  );
}
