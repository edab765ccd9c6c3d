import { linkedVideoId, videoId } from './film';

it.each([
  ['aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ'],
  ['http://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
])('finds the id in %s', (text) => expect(videoId(text)).toBe('aqz-KE-bpKQ'));

it.each([
  [undefined],
  [''],
  ['aqz-KE-bpK'],
  ['https://vimeo.com/123456789'],
  ['https://www.youtube.com/watch?v=short'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQx'],
  ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ'],
  ['javascript:"aqz-KE-bpKQ"'],
])('finds none in %j', (text) => expect(videoId(text)).toBeUndefined());

it('asks for a link where a text of eleven characters may be anything', () => {
  expect(linkedVideoId('https://youtu.be/aqz-KE-bpKQ')).toBe('aqz-KE-bpKQ');
  expect(linkedVideoId('coming-soon')).toBeUndefined();
});
