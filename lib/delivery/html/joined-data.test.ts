/** @jest-environment node */
import { scriptHashes } from './content-security-policy';
import { joinData } from './joined-data';

const part = (data: string) => `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`;
const page = (...parts: string[]) =>
  `<body><p>Forged</p><script src="/a.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${parts.join('')}<script>$RC("B:0","S:0")</script></body>`;

/** What the inline scripts hand over, in order. */
function dataOf(html: string): unknown[] {
  const self: { __next_f?: unknown[] } = {};
  for (const [, source = ''] of html.matchAll(/<script>([^$][\s\S]*?)<\/script>/g)) {
    new Function('self', source)(self);
  }
  return self.__next_f ?? [];
}

it('hands over the same data in the same order', () => {
  const html = page(part('one'), part('two;'), part('three\u2028'));
  expect(dataOf(joinData(html))).toEqual(dataOf(html));
  expect(dataOf(html)).toHaveLength(4);
});

it('keeps the policy short however much data a page has', () => {
  const html = page(...Array.from({ length: 500 }, (_, index) => part(`part ${index}`)));
  expect(scriptHashes(html)).toHaveLength(502);
  expect(scriptHashes(joinData(html))).toHaveLength(2);
});

it('leaves everything else alone, and done twice it is the same as done once', () => {
  const html = page(part('one'), part('two'));
  const joined = joinData(html);
  expect(joined).toContain('<script>$RC("B:0","S:0")</script>');
  expect(joined).toContain('<script src="/a.js" async=""></script>');
  expect(joinData(joined)).toBe(joined);
});
