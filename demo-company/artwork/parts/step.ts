import type { TurnedPart } from './parts';

const real = (number: number): string => (Number.isInteger(number) ? `${number}.` : String(number));

/** ISO 10303-21 writes other characters than ASCII by their numbers. */
const text = (words: string): string =>
  `'${words
    .replace(/[\u202f\u00a0]/g, ' ')
    .replaceAll("'", "''")
    .replace(
      /[^ -~]/g,
      (sign) => `\\X2\\${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\\X0\\`,
    )}'`;

const flag = (value: boolean): string => (value ? '.T.' : '.F.');

/** The lines of the data section. */
function createData() {
  const lines: string[] = [];
  const add = (entity: string): string => {
    const id = `#${lines.length + 1}`;
    lines.push(`${id}=${entity};`);
    return id;
  };
  const point = (x: number, z: number) => add(`CARTESIAN_POINT('',(${real(x)},0.,${real(z)}))`);
  const along = (x: number, z: number) => add(`DIRECTION('',(${real(x)},0.,${real(z)}))`);
  /** A place on the axis. */
  const placement = (z: number, up = 1) =>
    add(`AXIS2_PLACEMENT_3D('',${point(0, z)},${along(0, up)},${along(1, 0)})`);
  return { lines, add, point, along, placement };
}
type Data = ReturnType<typeof createData>;

/** A closed edge and the point at which it begins. */
type Circle = { edge: string; vertex: string };

/**
 * The faces of a turned part, its axis along z. Loops run counter-clockwise seen from outside, so that
 * each edge is used once in each direction.
 */
function createFaces({ add, point, along, placement }: Data) {
  const circles = new Map<string, Circle>();
  const circleAt = (z: number, radius: number): Circle => {
    const key = `${z} ${radius}`;
    const known = circles.get(key);
    if (known) return known;
    const vertex = add(`VERTEX_POINT('',${point(radius, z)})`);
    const curve = add(`CIRCLE('',${placement(z)},${real(radius)})`);
    const edge = add(`EDGE_CURVE('',${vertex},${vertex},${curve},.T.)`);
    circles.set(key, { edge, vertex });
    return { edge, vertex };
  };
  const loop = (...edges: [edge: string, forward: boolean][]) => {
    const oriented = edges.map(([edge, forward]) =>
      add(`ORIENTED_EDGE('',*,*,${edge},${flag(forward)})`),
    );
    return add(`EDGE_LOOP('',(${oriented.join(',')}))`);
  };
  const face = (outer: string, inner: string | undefined, surface: string, sameSense = true) => {
    const bounds = [add(`FACE_OUTER_BOUND('',${outer},.T.)`)];
    if (inner) bounds.push(add(`FACE_BOUND('',${inner},.T.)`));
    return add(`ADVANCED_FACE('',(${bounds.join(',')}),${surface},${flag(sameSense)})`);
  };

  return {
    /** @param outwards false for a bore */
    cylinder(from: number, to: number, radius: number, outwards: boolean): string {
      const [bottom, top] = [circleAt(from, radius), circleAt(to, radius)];
      const line = add(`LINE('',${point(radius, from)},${add(`VECTOR('',${along(0, 1)},1.)`)})`);
      const seam = add(`EDGE_CURVE('',${bottom.vertex},${top.vertex},${line},.T.)`);
      const surface = add(`CYLINDRICAL_SURFACE('',${placement(from)},${real(radius)})`);
      const around = loop(
        [bottom.edge, outwards],
        [seam, true],
        [top.edge, !outwards],
        [seam, false],
      );
      return face(around, undefined, surface, outwards);
    },
    /** @param up whether its outside is towards larger z */
    disc(z: number, radius: number, hole: number, up: boolean): string {
      const outer = loop([circleAt(z, radius).edge, up]);
      const inner = hole > 0 ? loop([circleAt(z, hole).edge, !up]) : undefined;
      return face(outer, inner, add(`PLANE('',${placement(z, up ? 1 : -1)})`));
    },
  };
}

function solidOf(data: Data, { steps, bore = 0, sku }: TurnedPart): string {
  const { cylinder, disc } = createFaces(data);
  const faces: string[] = [];
  let z = 0;
  let below = 0;
  for (const { diameter, length } of steps) {
    const radius = diameter / 2;
    if (below === 0) faces.push(disc(z, radius, bore / 2, false));
    else if (radius > below) faces.push(disc(z, radius, below, false));
    else if (radius < below) faces.push(disc(z, below, radius, true));
    faces.push(cylinder(z, z + length, radius, true));
    z += length;
    below = radius;
  }
  faces.push(disc(z, below, bore / 2, true));
  if (bore > 0) faces.push(cylinder(0, z, bore / 2, false));
  const shell = data.add(`CLOSED_SHELL('',(${faces.join(',')}))`);
  return data.add(`MANIFOLD_SOLID_BREP(${text(sku)},${shell})`);
}

/** Ties the solid to a product, in millimetres. */
function addProduct({ add, placement }: Data, part: TurnedPart, solid: string) {
  const application = add(
    "APPLICATION_CONTEXT('core data for automotive mechanical design processes')",
  );
  add(
    `APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`,
  );
  const context = add(`PRODUCT_CONTEXT('',${application},'mechanical')`);
  const product = add(`PRODUCT(${text(part.sku)},${text(part.title)},'',(${context}))`);
  add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${product}))`);
  const formation = add(`PRODUCT_DEFINITION_FORMATION(${text(part.revision)},'',${product})`);
  const stage = add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`);
  const definition = add(`PRODUCT_DEFINITION('design','',${formation},${stage})`);
  const shape = add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
  const units = [
    add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))'),
    add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))'),
    add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())'),
  ];
  const accuracy = add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-05),${units[0]},'distance_accuracy_value','')`,
  );
  const space = add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${accuracy}))GLOBAL_UNIT_ASSIGNED_CONTEXT((${units.join(',')}))REPRESENTATION_CONTEXT('',''))`,
  );
  const model = add(`ADVANCED_BREP_SHAPE_REPRESENTATION('',(${placement(0)},${solid}),${space})`);
  add(`SHAPE_DEFINITION_REPRESENTATION(${shape},${model})`);
}

/** A STEP file (ISO 10303-21, AP214) of the part as a solid. */
export function stepFile(part: TurnedPart, date: Date): string {
  const data = createData();
  addProduct(data, part, solidOf(data, part));
  const made = date.toISOString().slice(0, 19);
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION((${text(part.title)}),'2;1');`,
    `FILE_NAME('${part.name}.step','${made}',('Hammerscale Forge'),('Hammerscale Forge Ltd'),'','','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    'ENDSEC;',
    'DATA;',
    ...data.lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');
}
