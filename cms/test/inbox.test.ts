import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import type { Endpoint, PayloadRequest } from 'payload';
import { shownPage } from '@/inbox/addresses';
import { INBOX_PAGE } from '../../contract/inbox';

// A content service that refuses everything.
const service = createServer((_, answer) =>
  answer
    .writeHead(400, { 'content-type': 'application/json' })
    .end('{"message":"A note is short."}'),
);
let mark: Endpoint;

before(async () => {
  await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done));
  const { port } = service.address() as { port: number };
  Object.assign(process.env, {
    NODE_ENV: 'production',
    CONTENT_HOST: `http://127.0.0.1:${port}`,
    REVALIDATE_SECRET: 'the-secret-of-the-inbox',
  });
  const { inboxEndpoints } = await import('@/inbox/endpoints');
  mark = inboxEndpoints.find(({ method }) => method === 'post')!;
});
after(() => service.close());

const NOTE = 'Wants <b>two</b> & "soon"\r\n</textarea><script>alert(1)</script>';
type Sent = { user?: object; body?: BodyInit; kind?: string; headers?: Record<string, string> };

async function sent({ user, body, kind = 'enquiries', headers = {} }: Sent) {
  const form = body ?? new URLSearchParams({ note: NOTE, before: 'Wants', done: 'on', page: '2' });
  const request = new Request('http://localhost:3200/x', { method: 'POST', body: form, headers });
  if (!request.headers.has('content-length'))
    request.headers.set(
      'content-length',
      String((form as { toString(): string }).toString().length),
    );
  const answer = await mark.handler(
    Object.assign(request, { user, routeParams: { kind, id: '7' } }) as unknown as PayloadRequest,
  );
  return { status: answer.status, text: await answer.text() };
}

const administrator = { role: 'administrator' };

for (const [who, user, status, reason] of [
  ['whose session has ended', undefined, 403, 'You are signed in no more'],
  ['who may not read it', { role: 'author' }, 403, 'You may not read what visitors have sent.'],
  ['whose note is not taken', administrator, 502, 'A note is short.'],
] as const)
  test(`whoever writes a note and ${who} gets the words back to send them once more`, async () => {
    const answer = await sent({ user });
    assert.equal(answer.status, status);
    assert.ok(answer.text.includes(reason), answer.text);
    assert.ok(
      answer.text.includes(
        '\nWants &lt;b&gt;two&lt;/b&gt; &amp; "soon"\r\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>',
      ),
      answer.text,
    );
    assert.match(answer.text, /action="\/payload-api\/inbox\/enquiries\/7"/);
    assert.match(answer.text, /name="before" value="Wants"/);
    assert.match(answer.text, /name="page" value="2"/);
    assert.match(answer.text, /name="done" checked/);
  });

test('what is no form of the inbox is refused in words', async () => {
  const tries: [Sent, number][] = [
    [{ user: administrator, body: '{}', headers: { 'content-type': 'application/json' } }, 400],
    [{ user: administrator, headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    [{ user: administrator, kind: 'constructor' }, 404],
    [{ user: administrator, headers: { 'content-length': '65537' } }, 413],
    [{ user: administrator, headers: { 'content-length': 'endless' } }, 413],
  ];
  for (const [what, status] of tries) assert.equal((await sent(what)).status, status);
});

test('a page of the list that is no more leads to the last one that is', () => {
  assert.equal(shownPage(2, INBOX_PAGE), 1);
  assert.equal(shownPage(99, 2 * INBOX_PAGE + 1), 3);
  assert.equal(shownPage(2, INBOX_PAGE + 1), 2);
  assert.equal(shownPage(7, 0), 1);
});
