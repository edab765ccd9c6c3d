import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { processorMs } from '../../contract/testing/processor-time';
import { itInFull, testEditor } from './test-editor';

const { payload } = await testEditor('tables', { TRUST_PROXY: '1' });
const { rest, sessionOf } = await import('./rest');
const [author, editor] = [await sessionOf(payload, 'author'), await sessionOf(payload, 'editor')];
const { tooLarge } = await import('@/server/body-limits');
const { checkedFile } = await import('@/collections/media-file');

const MB = 1024 * 1024;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#567' }, limitInputPixels: false });

type Doc = { id: number; filename: string; width: number; public_path: string };

const form = (name: string, data: Uint8Array<ArrayBuffer>, values: object = { alt: 'A plate' }) => {
  const body = new FormData();
  body.set('file', new Blob([data], { type: 'image/jpeg' }), name);
  body.set('_payload', JSON.stringify(values));
  return body;
};
const photo = async () => Uint8Array.from(await plain(80, 60).jpeg().toBuffer());

describe('a file', () => {
  const upload = (body: FormData, cookie = author, path = '/media') => rest(path, { cookie, body });

  it('comes with its request: no address is fetched', async () => {
    const edits = '?uploadEdits[focalPoint][x]=1&uploadEdits[focalPoint][y]=1';
    for (const [path, cookie] of [
      ['/media', author],
      ['/media', editor],
      ['/locked-documents', editor],
    ] as const)
      for (const query of ['', edits, '?uploadEdits[crop][x]=1'])
        for (const url of ['http://127.0.0.1:9/a.svg', 'https://company.example/a.svg', '/a.svg']) {
          const data = { alt: 'x', filename: 'a.svg', url };
          const { status, text } = await rest(path + query, { cookie, data });
          assert.deepEqual([status, /Please choose a file/.test(text)], [400, true], text);
        }
    assert.equal((await payload.count({ collection: 'media' as never })).totalDocs, 0);
  });

  it('is not fetched for one that is stored, and that one is cut', async () => {
    const { json } = await upload(form('plate.jpg', await photo()));
    const { id, filename } = json.doc as unknown as Doc;
    // As after a change of the editor's own address.
    const { updateOne } = payload.db as unknown as { updateOne: (args: object) => Promise<object> };
    const url = 'https://formerly.company.example/payload-api/media/file/plate.jpg';
    await updateOne.call(payload.db, { collection: 'media', id, data: { url } });
    const cut =
      'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=40&uploadEdits[heightInPixels]=60';
    const data = { alt: 'Cut', filename: 'other.jpg', url: 'http://127.0.0.1:9/other.jpg' };
    const answer = await rest(`/media/${id}?${cut}`, { method: 'PATCH', cookie: editor, data });
    assert.equal(answer.status, 200, answer.text);
    const doc = answer.json.doc as unknown as Doc;
    assert.equal(doc.width, 40);
    assert.match(doc.filename, /^plate-[0-9a-f]{16}\.jpg$/);
    assert.notEqual(doc.filename, filename);
    const thin =
      'uploadEdits[crop][x]=0&uploadEdits[widthInPixels]=60&uploadEdits[heightInPixels]=2';
    for (const refused of [
      await rest(`/media/${id}?${thin}`, { method: 'PATCH', cookie: editor, data }),
      await rest(`/media?${thin}`, { cookie: author, body: form('a.jpg', await photo()) }),
    ])
      assert.deepEqual([refused.status, /20 times the other/.test(refused.text)], [400, true]);
    const bulk = await rest(`/media?where[id][equals]=${id}&${cut}`, {
      method: 'PATCH',
      cookie: editor,
      data: { alt: 'All' },
    });
    assert.equal(bulk.status, 200, bulk.text);
    const { docs } = bulk.json as unknown as { docs: Doc[] };
    assert.deepEqual([docs[0]!.filename, docs[0]!.width], [doc.filename, 40]);
  });

  it('is asked for its words as what it is', async () => {
    const pdf = new TextEncoder().encode('%PDF-1.7\n');
    for (const [name, data, label] of [
      ['plate.jpg', await photo(), 'What the picture shows'],
      ['sheet.pdf', pdf, 'What the document is'],
    ] as const)
      for (const values of [{}, { alt: '' }]) {
        const { status, text } = await upload(form(name, data, values));
        assert.equal(status, 400);
        assert.ok(text.includes(`${label} – This field is required.`), text);
      }
    const { json } = await upload(form('sheet.pdf', pdf, { alt: 'A data sheet' }));
    const { id } = json.doc as unknown as Doc;
    const patch = (data: object) => rest(`/media/${id}`, { method: 'PATCH', cookie: editor, data });
    assert.match((await patch({ alt: null })).text, /What the document is – /);
    assert.equal((await patch({ focalX: 50 })).status, 200);
  });

  it('has no copy, which would be made from an address', async () => {
    const { docs } = await payload.find({ collection: 'media', limit: 1 });
    const path = `/media/${docs[0]!.id}/duplicate`;
    const { status } = await rest(path, { cookie: editor, data: { url: 'http://127.0.0.1:9/' } });
    assert.ok(status >= 400 && status < 500, String(status));
  });

  it('of a stranger is not even looked at', async () => {
    // An author may not change a picture that is in use; a stranger may do nothing.
    for (const [path, method, cookie] of [
      ['/media', 'POST', ''],
      ['/media/1', 'PATCH', author],
    ] as const) {
      const body = form('photo.jpg', new Uint8Array(0));
      assert.equal((await rest(path, { method, cookie, body })).status, 403);
    }
  });

  it('that is empty, too large or of another kind is refused in words', async () => {
    const refused = async (name: string, data: Uint8Array<ArrayBuffer>, path = '/media') => {
      const { status, json } = await upload(form(name, data), editor, path);
      const [error] = json.errors as unknown as { message: string | string[] }[];
      return [status, [error!.message].flat().join()];
    };
    assert.deepEqual(await refused('a.jpg', new Uint8Array(0)), [
      400,
      'This file is empty. Please choose it once more.',
    ]);
    assert.deepEqual(await refused('a.pdf', new Uint8Array(0), '/locked-documents'), [
      400,
      'This file is empty. Please choose it once more.',
    ]);
    assert.deepEqual(await refused('a.jpg', new Uint8Array(21 * MB)), [
      413,
      'A file may have 20 MB at most.',
    ]);
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    const [status, message] = await refused('IMG_1.HEIC', Uint8Array.from(heic));
    assert.equal(status, 400);
    assert.match(String(message), /no picture that the site can show.*HEIC.*SVG/s);
  });

  itInFull('of 20 MB is taken', async () => {
    const pdf = new Uint8Array(20 * MB);
    pdf.set(Buffer.from('%PDF-1.7\n'));
    const { status } = await upload(form('large.pdf', pdf), editor);
    assert.equal(status, 201);
  });

  it('that does not arrive whole is refused in words', async () => {
    const text =
      '--xbx\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-';
    const body = new Blob([text], { type: 'multipart/form-data; boundary=xbx' });
    const answer = await rest('/media', { cookie: editor, body });
    assert.deepEqual([answer.status, /not arrive whole/.test(answer.text)], [400, true]);
  });

  it('of many parts is given up early', async () => {
    const field = '--xbx\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
    for (const [part, expected] of [
      [field, 413],
      ['--xbx\r\n\r\n\r\n', 400],
    ] as const) {
      const body = new Blob([`${part.repeat(90_000)}--xbx--\r\n`], {
        type: 'multipart/form-data; boundary=xbx',
      });
      const ms = await processorMs(async () => {
        assert.equal((await rest('/users/login', { body })).status, expected);
      });
      assert.ok(ms < 1_000, `${ms} ms`);
    }
  });
});

describe('a picture', () => {
  const file = (data: Buffer) => ({
    data,
    name: 'a.png',
    mimetype: 'image/png',
    size: data.length,
  });
  const bare = (width: number, height: number) =>
    plain(width, height).png({ compressionLevel: 1 }).toBuffer();

  it('is refused in words for its pixels, and at once', async () => {
    const large = file(await bare(10_000, 6_600));
    const line = file(await bare(20_000, 10));
    const ms = await processorMs(async () => {
      await assert.rejects(checkedFile(large), {
        message: 'This picture has 10000 × 6600 pixels; at most 65 million are taken.',
      });
      await assert.rejects(checkedFile(line), {
        message: 'This picture has 20000 × 10 pixels; one side may be 20 times the other at most.',
      });
    });
    assert.ok(ms < 1_000, `${ms} ms`);
  });

  itInFull('of a camera with 61 megapixels is taken', async () => {
    const { mimetype } = await checkedFile(file(await plain(9_504, 6_336).jpeg().toBuffer()));
    assert.equal(mimetype, 'image/jpeg');
  });

  it('waits for the one before it', async () => {
    const done: number[] = [];
    await Promise.all(
      [1_500, 4, 4].map(async (side, index) => {
        await plain(side, side).png().toBuffer();
        done.push(index);
      }),
    );
    assert.deepEqual(done, [0, 1, 2]);
  });
});

describe('the body of a request', () => {
  const why = (headers: Record<string, string>, hasSession = true) =>
    tooLarge(new Headers(headers), hasSession);
  const multipart = 'multipart/form-data; boundary=x';

  it('is bounded before it is read', () => {
    const large = { 'content-length': String(22 * MB) };
    assert.match(why({ ...large, 'content-type': multipart })!, /20 MB at most/);
    assert.ok(why({ ...large, 'content-type': 'application/json' }));
    assert.ok(why({ 'transfer-encoding': 'chunked' }));
    const usual = { 'content-length': String(20 * MB + 2_000), 'content-type': multipart };
    assert.equal(why(usual), undefined);
    assert.equal(why({}), undefined);
  });

  it('of a stranger holds an address and a password', () => {
    const large = { 'content-length': String(MB), 'content-type': multipart };
    assert.match(why(large, false)!, /signed in no more/);
    assert.ok(why({ 'transfer-encoding': 'chunked' }, false));
    assert.equal(
      why({ 'content-length': '90', 'content-type': 'application/json' }, false),
      undefined,
    );
  });
});
