export interface Drawing {
  file: string;
  svg: string;
}

/** Wraps shapes in an SVG root; `title` is what assistive technology reads. */
export function svg(width: number, height: number, title: string, ...shapes: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>${shapes.join('')}</svg>\n`;
}

export const colours = {
  graphite: '#0E1013',
  paper: '#F4F5F3',
  steel: '#B8C0C8',
  steelDark: '#5B656F',
  steelDeep: '#3D464E',
  steelLight: '#7B8691',
  glow: '#FF7A2F',
} as const;
