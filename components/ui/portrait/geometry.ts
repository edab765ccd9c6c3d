export const WIDTH = 400;
export const HEIGHT = 500;
export const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 };

export const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** A point on a circle around the centre; degrees, clockwise from the right. */
export function polar(radius: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: toTenth(CENTRE.x + radius * Math.cos(angle)),
    y: toTenth(CENTRE.y + radius * Math.sin(angle)),
  };
}

/** The path of a wedge of `width` degrees from the centre outwards. */
export function wedge(middle: number, width: number, radius: number): string {
  const from = polar(radius, middle - width / 2);
  const to = polar(radius, middle + width / 2);
  return `M${CENTRE.x} ${CENTRE.y}L${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}z`;
}

/** The path of a gear wheel; radii in drawing units. */
export function gear(teeth: number, tip: number, root: number): string {
  const pitch = 360 / teeth;
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const at = tooth * pitch;
    return [
      polar(root, at - pitch * 0.3),
      polar(tip, at - pitch * 0.17),
      polar(tip, at + pitch * 0.17),
      polar(root, at + pitch * 0.3),
    ];
  });
  // Steps repeat from tooth to tooth: they compress to two thirds of what places would.
  let [x, y] = [0, 0];
  const steps = corners.flat().map((corner) => {
    const step = `${toTenth(corner.x - x)} ${toTenth(corner.y - y)}`;
    ({ x, y } = corner);
    return step;
  });
  return `m${steps.join('l')}z`;
}
