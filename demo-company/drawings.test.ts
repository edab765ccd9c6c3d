import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentOf, found } from './testing/company-texts';

type Facts = { name: string; value: string }[];
type Entry = {
  title: string;
  specifications?: Facts;
  facts?: Facts;
  station?: { distance: number };
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

const pages = JSON.parse(read('content/pages.json')) as {
  path: string;
  blocks?: { title?: string; rows?: string[][] }[];
}[];
const rowsOf = (path: string, title: string): string[][] =>
  pages.find((page) => page.path === path)!.blocks!.find((block) => block.title === title)!.rows!;
const madeFrom = (drawing: string) =>
  /<desc>(.*?)<\/desc>/.exec(drawing)?.[1]?.replaceAll('&amp;', '&');

describe('the drawings of the demo company', () => {
  it('has the halls of today, and the way between them, on its plan', () => {
    const halls = rowsOf('/manufacture', 'Schedule by hall').map(([, hall = '']) =>
      hall.split(', '),
    );
    const named = halls.filter(([key], row) => halls.findIndex(([other]) => other === key) === row);
    const metres = Math.max(...entries.map(({ station }) => station?.distance ?? 0));
    expect(madeFrom(read('media/drawings/works-plan.svg'))).toBe(
      [...named.map(([key, name]) => `${key}: ${name}`), `North gate to lorry: ${metres} m`].join(
        '; ',
      ),
    );
  });

  it.each(
    contentOf<{ stages: { title: string; figures: string; thumbnail: string }[] }[]>('projects')
      .flatMap(({ stages }) => stages)
      .map((stage) => [stage.title, stage] as const),
  )('the stage %s is drawn by the figures that it has today', (_, stage) => {
    expect(madeFrom(read(stage.thumbnail.slice(1)))).toBe(`${stage.title}: ${stage.figures}`);
  });

  it.each(entries.map((entry) => [entry.title, entry] as const))(
    '%s is drawn by the facts that it has today',
    (_, entry) => {
      const drawing = read(drawingOf(entry)!);
      const facts = entry.specifications ?? entry.facts ?? [];
      expect(madeFrom(drawing)).toBe(
        facts.map(({ name, value }) => `${name}: ${value}`).join('; '),
      );
    },
  );

  type Product = { sku: string; documents: { kind: string; revision?: string }[] };
  const revisions = contentOf<Product[]>('industrial-products').map(
    ({ sku, documents }) =>
      [
        sku,
        documents.flatMap(({ kind, revision }) =>
          kind === 'drawing' || kind === 'cad-model' ? [revision] : [],
        ),
      ] as const,
  );

  it.each(revisions)('offers drawings and model of %s in one revision', (_, revisions) => {
    expect(new Set(revisions).size).toBe(1);
  });

  it('offers the ring’s drawing in the revision that its certificates name', () => {
    const offered = [...new Set(new Map(revisions).get('HF-RR-0860'))];
    expect(found(/drawing RR-0860, revision (\w)/g)).toEqual(offered);
  });
});
