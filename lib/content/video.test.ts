import { videoId } from './video';

it.each([
  ['aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ'],
  ['http://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
])('finds the id in %s', (link) => expect(videoId(link)).toBe('aqz-KE-bpKQ'));

it.each([
  [undefined],
  [''],
  ['aqz-KE-bpK'],
  ['https://vimeo.com/123456789'],
  ['https://www.youtube.com/watch?v=short'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQx'],
  ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ'],
  ['javascript:"aqz-KE-bpKQ"'],
])('finds none in %j', (link) => expect(videoId(link)).toBeUndefined());
