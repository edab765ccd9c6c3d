import { readFileSync } from 'node:fs';
import path from 'node:path';

type Facts = { name: string; value: string }[];
type Entry = {
  title: string;
  specifications?: Facts;
  facts?: Facts;
  documents?: { file?: string }[];
  images?: { path: string }[];
};

const root = path.join(process.cwd(), 'demo-company');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const entries = ['industrial-products', 'services-page'].flatMap(
  (name) => JSON.parse(read(`content/${name}.json`)) as Entry[],
);
const drawingOf = ({ documents = [], images = [] }: Entry) =>
  [...documents.map(({ file }) => file), ...images.map((image) => image.path)].find((file) =>
    file?.startsWith('/media/drawings/'),
  );

describe('the drawings of the demo company', () => {
  it.each(entries.map((entry) => [entry.title, entry] as const))(
    '%s is drawn by the facts that it has today: else `npm run drawings`',
    (_, entry) => {
      const drawing = read(drawingOf(entry)!);
      const facts = entry.specifications ?? entry.facts ?? [];
      expect(/<desc>(.*?)<\/desc>/.exec(drawing)?.[1]?.replaceAll('&amp;', '&')).toBe(
        facts.map(({ name, value }) => `${name}: ${value}`).join('; '),
      );
    },
  );
});
