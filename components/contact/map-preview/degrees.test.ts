import { formatsOf } from '@/words/formats';
import { words } from '@/words/words';
import { degrees } from './degrees';

const forge = { latitude: 53.4518, longitude: -1.6072 };

it.each([
  [forge, undefined, '53.4518° N, 1.6072° W'],
  [{ latitude: -33.9, longitude: 18.42 }, undefined, '33.9000° S, 18.4200° E'],
  [forge, 'de-DE', '53,4518° N, 1,6072° W'],
  [forge, 'tr-TR', '53,4518° K, 1,6072° B'],
  [forge, 'zh-CN', '北纬 53.4518°、西经 1.6072°'],
])('writes %j in %s as %s', (position, locale, text) => {
  expect(degrees(position, words(locale), formatsOf({ locale }))).toBe(text);
});
