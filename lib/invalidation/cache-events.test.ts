import { readContentStored } from './cache-events';

describe('a cache event', () => {
  it('is read as it was written', () => {
    const event = { key: 'a', tags: ['content', 'content:/api/site-settings'] };
    expect(readContentStored(JSON.stringify(event))).toEqual(event);
  });

  it.each(['', '{', 'null', '"a"', '{"key":"a"}', '{"key":1,"tags":[]}', '{"key":"a","tags":"b"}'])(
    'is ignored when it reads %j',
    (message) => expect(readContentStored(message)).toBeUndefined(),
  );
});
