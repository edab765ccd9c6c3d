import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { readsInbox } from './access';
import { addressOf, shownPage } from './addresses';
import { INBOX_KINDS, INBOX_PAGE, inboxKind, type InboxKind } from '../../contract/inbox';
import { InboxError, listInbox } from './content-service';
import { InboxItem, type Outcome } from './inbox-item';
import { mailNotice } from './mail-notice';
import { NoteGuard } from './note-guard';

type Shown = { kind: InboxKind; openOnly: boolean; page: number; outcome?: Outcome };

function outcomeOf({ saved, both }: Record<string, unknown>): Outcome | undefined {
  if (both) return { id: Number(both), is: 'both' };
  return saved ? { id: Number(saved), is: 'saved' } : undefined;
}

async function List({ kind, openOnly, page, outcome }: Shown) {
  const found = await listInbox(kind, { openOnly, offset: (page - 1) * INBOX_PAGE }).catch(
    (error: unknown) => {
      if (error instanceof InboxError) return error.message;
      throw error;
    },
  );
  if (typeof found === 'string') return <p role="alert">{found}</p>;
  const { data, total, mail } = found;
  const shown = shownPage(page, total);
  if (shown !== page) redirect(addressOf(kind, openOnly, shown));
  const unmailed = mailNotice(mail);
  const notice = unmailed && <p role="status">{unmailed}</p>;
  if (total === 0)
    return (
      <>
        {notice}
        <p>{openOnly ? 'Everything is done.' : 'Nobody has written yet.'}</p>
      </>
    );
  return (
    <>
      {notice}
      <ul className="inbox">
        {data.map((item) => (
          <InboxItem
            // A form begins from the note that it shows.
            key={`${item.id} ${item.note}`}
            {...{ kind, item, openOnly, page, outcome }}
          />
        ))}
      </ul>
      <p className="inbox-pages">
        {page > 1 && <Link href={addressOf(kind, openOnly, page - 1)}>Later</Link>}
        {page * INBOX_PAGE < total && (
          <Link href={addressOf(kind, openOnly, page + 1)}>Earlier</Link>
        )}
      </p>
    </>
  );
}

/** What visitors have sent. It stays in the store of the content service. */
export function InboxView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/inbox');
  if (!readsInbox(req.user)) redirect('/admin');
  const kind = inboxKind.catch('enquiries').parse(searchParams?.kind);
  const openOnly = searchParams?.open === '1';
  const page = Math.max(1, Math.floor(Number(searchParams?.page)) || 1);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: INBOX_KINDS[kind] }]} />
      <Gutter>
        <h1>{INBOX_KINDS[kind]}</h1>
        <nav className="inbox-kinds" aria-label="What is shown">
          {inboxKind.options.map((each) => (
            <Link
              key={each}
              href={addressOf(each, false)}
              aria-current={each === kind ? 'page' : undefined}
            >
              {INBOX_KINDS[each]}
            </Link>
          ))}
          <Link href={addressOf(kind, !openOnly)}>{openOnly ? 'Show all' : 'Only open ones'}</Link>
          <a href={`/payload-api/inbox/${kind}/export`}>Export as CSV</a>
        </nav>
        <NoteGuard />
        <List {...{ kind, openOnly, page }} outcome={outcomeOf(searchParams ?? {})} />
      </Gutter>
    </DefaultTemplate>
  );
}
