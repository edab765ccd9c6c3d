import Database from 'libsql';

const DEMO_PRODUCTS = 15;

/**
 * Fills the database of an editor that is stopped with copies of the demo's products: through the editor
 * it would take an hour.
 */
export function fillProducts(file: string, count: number): void {
  const database = new Database(file);
  const columns = (table: string, ...except: string[]) =>
    (database.pragma(`table_info('${table}')`) as { name: string }[])
      .map(({ name }) => `"${name}"`)
      .filter((name) => !except.includes(name));
  const texts = columns('products', '"id"', '"_order"', '"title"', '"slug"').join(', ');
  const facts = columns('products_specifications', '"id"', '"_parent_id"').join(', ');
  const add = database.prepare(
    `INSERT INTO products (id, _order, title, ${texts}) SELECT ?, ?, ?, ${texts} FROM products WHERE id = ?`,
  );
  const addFacts = database.prepare(
    `INSERT INTO products_specifications (id, _parent_id, ${facts}) SELECT id || '-' || ?, ?, ${facts} FROM products_specifications WHERE _parent_id = ?`,
  );
  database.transaction(() => {
    for (let id = DEMO_PRODUCTS + 1; id <= count; id += 1) {
      const from = (id % DEMO_PRODUCTS) + 1;
      add.run(id, `b${String(id).padStart(6, '0')}`, `Part ${id}`, from);
      addFacts.run(id, id, from);
    }
  })();
  database.close();
}
