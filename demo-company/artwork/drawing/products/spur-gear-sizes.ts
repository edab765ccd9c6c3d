/** Head and root of a tooth above and below the pitch circle, in modules. */
export const HEAD = 1;
export const ROOT = 1.25;

export interface SpurGearFacts {
  module: number;
  teeth: number;
  /** Width of the teeth, and diameter of the bore, in mm. */
  face: number;
  bore: number;
}

/**
 * What a spur gear measures beside its facts, in mm: in the proportions of its picture.
 * Both its drawing and the test that weighs it are made from this.
 */
export const spurGearSizes = ({ module, teeth, face, bore }: SpurGearFacts) => {
  const [rim, hub] = [module * (teeth - 6.4), bore + 45];
  return {
    pitch: module * teeth,
    tip: module * (teeth + 2 * HEAD),
    root: module * (teeth - 2 * ROOT),
    /** Diameters between which the web lies. */
    ...{ rim, hub },
    ...{ web: 0.4 * face, hubLength: 1.3 * face },
    holes: { count: 6, diameter: 4 * module, circle: (rim + hub) / 2 },
    /** In the hub: DIN 6885-1 for shafts above 58 to 65 mm. */
    keyway: { width: 18, depth: 4.4 },
  };
};
