import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(process.cwd(), 'demo-company');
const models = ['media/documents', 'documents'].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.step'))
    .map((file) => `${folder}/${file}`),
);

/** The data section: entities by their number. */
function entitiesOf(model: string): Map<string, string> {
  const text = readFileSync(path.join(root, model), 'utf8');
  expect(text).toMatch(/^ISO-10303-21;\nHEADER;[^]*AUTOMOTIVE_DESIGN[^]*\nEND-ISO-10303-21;\n$/);
  return new Map(
    [...text.matchAll(/^(#\d+)=(.*);$/gm)].map(([, id = '', entity = '']) => [id, entity]),
  );
}

describe('the STEP models of the demo company', () => {
  it('are there for two products and more', () => {
    expect(models.length).toBeGreaterThanOrEqual(2);
  });

  it.each(models)('%s names no entity that it lacks', (model) => {
    const entities = entitiesOf(model);
    const named = [...entities.values()].flatMap((entity) => entity.match(/#\d+/g) ?? []);
    expect(named.filter((id) => !entities.has(id))).toEqual([]);
  });

  it.each(models)('%s is a closed solid: each edge bounds two faces, once each way', (model) => {
    const uses = new Map<string, string[]>();
    for (const entity of entitiesOf(model).values()) {
      const [, edge = '', sense = ''] =
        /^ORIENTED_EDGE\('',\*,\*,(#\d+),\.([TF])\.\)$/.exec(entity) ?? [];
      if (edge) uses.set(edge, [...(uses.get(edge) ?? []), sense]);
    }
    expect(uses.size).toBeGreaterThan(3);
    for (const senses of uses.values()) expect(senses.sort()).toEqual(['F', 'T']);
  });
});
