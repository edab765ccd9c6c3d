import { degrees } from './degrees';

it.each([
  [{ latitude: 53.4518, longitude: -1.6072 }, '53.4518° N, 1.6072° W'],
  [{ latitude: -33.9, longitude: 18.42 }, '33.9000° S, 18.4200° E'],
])('writes %j as %s', (position, text) => {
  expect(degrees(position)).toBe(text);
});
