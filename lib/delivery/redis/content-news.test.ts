/** @jest-environment node */
import { readContentNews } from './content-news';

it('reads what an instance says of a copy', () => {
  const news = { key: 'a', tags: ['content', 'content:/api/site-settings'] };
  expect(readContentNews(JSON.stringify(news))).toEqual(news);
});

it.each(['', '{', 'null', '"a"', '{"key":"a"}', '{"key":1,"tags":[]}', '{"key":"a","tags":"b"}'])(
  'is not disturbed by %j',
  (message) => expect(readContentNews(message)).toBeUndefined(),
);
