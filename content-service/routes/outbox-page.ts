import type { OutboxMail } from '../mail/outbox';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const dateAndTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

const STYLE = `
  :root { color-scheme: light dark; --ink: #16181b; --soft: #5b6168; --line: #dcdfe3; --ground: #f5f6f7; --card: #fff; --ember: #b4430b; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eef0f2; --soft: #a3abb3; --line: #30353b; --ground: #131518; --card: #1b1e22; --ember: #ff9a5c; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
  main { max-width: 46rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) 1.25rem; }
  .brand { margin: 0; color: var(--ember); font-size: .8125rem; font-weight: 650; letter-spacing: .08em; text-transform: uppercase; }
  h1 { margin: .25rem 0 .5rem; font-size: clamp(1.5rem, 4vw, 2.125rem); line-height: 1.2; overflow-wrap: anywhere; }
  p { margin: 0 0 1.5rem; color: var(--soft); }
  ol { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); overflow: hidden; }
  li + li { border-top: 1px solid var(--line); }
  li a { display: grid; grid-template-columns: 1fr auto; gap: .125rem 1rem; padding: .875rem 1.125rem; color: inherit; text-decoration: none; }
  li a:hover strong { color: var(--ember); text-decoration: underline; }
  a:focus-visible { outline: 3px solid var(--ember); outline-offset: -3px; }
  strong, span { overflow-wrap: anywhere; }
  span, time { color: var(--soft); font-size: .875rem; }
  span { grid-column: 1; }
  time { font-variant-numeric: tabular-nums; white-space: nowrap; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.25rem 0; }
  dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
  pre { margin: 0 0 1.5rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
  .back { color: var(--ember); }
  @media (max-width: 32rem) { li a { grid-template-columns: 1fr; } }
`;

function document(company: string, title: string, body: string) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<div class="brand">${escapeHtml(company)}</div>
${body}
</main>
</body>
</html>
`;
}

function time(sentAt: string) {
  return `<time datetime="${escapeHtml(sentAt)}">${dateAndTime.format(new Date(sentAt))} UTC</time>`;
}

function row({ id, subject, to, sentAt }: OutboxMail) {
  return `<li><a href="/outbox/${id}"><strong>${escapeHtml(subject)}</strong>${time(sentAt)}<span>to ${escapeHtml(to)}</span></a></li>`;
}

/** The list of mails as an HTML document. */
export function outboxListPage(company: string, mails: OutboxMail[]) {
  const list =
    mails.length > 0
      ? `<p>Mails this demo would have sent, newest first.</p><ol>${mails.map(row).join('')}</ol>`
      : '<p>No mail yet. Send an enquiry or ask for the certificate on the site, then reload this page.</p>';
  return document(company, `Outbox – ${company}`, `<h1>Outbox</h1>${list}`);
}

/** One mail as an HTML document. */
export function outboxMailPage(
  company: string,
  { subject, to, replyTo, sentAt, text }: OutboxMail,
) {
  const answer = replyTo ? `<dt>Reply to</dt><dd>${escapeHtml(replyTo)}</dd>` : '';
  const head = `<dl><dt>To</dt><dd>${escapeHtml(to)}</dd>${answer}<dt>Sent</dt><dd>${time(sentAt)}</dd></dl>`;
  return document(
    company,
    `${subject} – Outbox`,
    `<h1>${escapeHtml(subject)}</h1>${head}<pre>${escapeHtml(text)}</pre><a class="back" href="/outbox">All mails</a>`,
  );
}
