import { formatsOf } from '@/words/formats';
import { words } from '@/words/words';
import { degrees } from './degrees';

const forge = { latitude: 53.4518, longitude: -1.6072 };

it.each([
  [forge, undefined, '53.4518°\u00a0N, 1.6072°\u00a0W'],
  [{ latitude: -33.9, longitude: 18.42 }, undefined, '33.9000°\u00a0S, 18.4200°\u00a0E'],
  [forge, 'de-DE', '53,4518°\u00a0N, 1,6072°\u00a0W'],
  [forge, 'tr-TR', '53,4518°\u00a0K, 1,6072°\u00a0B'],
  [forge, 'zh-CN', '北纬\u00a053.4518°、西经\u00a01.6072°'],
])('writes %j in %s as %s', (position, locale, text) => {
  expect(degrees(position, words(locale), formatsOf({ locale }))).toBe(text);
});
