import { attributes, escaped } from '@/publishing/html-marks';
import { noteField } from './note-field';

const KEPT = ['before', 'open', 'page'];

const STYLE = `body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 system-ui;color-scheme:light dark}
textarea{display:block;width:100%;box-sizing:border-box;margin:.25rem 0 1rem;padding:.5rem;font:inherit}
button{margin-top:1rem;padding:.5rem 1rem;font:inherit}`;

/** What somebody typed comes back with the reason, to be sent once more: the page that it stood on is gone. */
export function notSaved(status: number, reason: string, path: string, form: FormData): Response {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const hidden = KEPT.filter((name) => form.has(name)).map(
    (name) => `<input${attributes({ type: 'hidden', name, value: text(name) })}>`,
  );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not saved · Editor</title><style>${STYLE}</style>
<h1>The note is not saved</h1><p role="alert">${escaped(reason)}</p>
<form method="post" autocomplete="off"${attributes({ action: path })}>${hidden.join('')}
<label>Note ${noteField(text('note'))}</label>
<label><input type="checkbox" name="done"${form.get('done') === 'on' ? ' checked' : ''}> Done</label><br>
<button name="action" value="mark">Save again</button></form></html>`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
