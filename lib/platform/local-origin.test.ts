import { localOrigin } from './local-origin';

it.each([
  [undefined, 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
  ['forge.internal', 'http://forge.internal:3000'],
  ['fd00::5', 'http://[fd00::5]:3000'],
])('a site that listens on %s is reached at %s', (HOSTNAME, origin) => {
  expect(localOrigin({ HOSTNAME, PORT: 3000 })).toBe(origin);
});
