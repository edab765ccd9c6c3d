/** A stage of an order, with the line of figures that its drawing is measured by. */
export interface Stage {
  title: string;
  figures: string;
  thumbnail: string;
}

/** The numbers of a line, like 690, 130 and 4.3 of `Ø 690 × 130 mm · 4.3 : 1 on 20 MN`. */
export const numbersIn = (figures: string): number[] =>
  [...figures.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/\d+(?:\.\d+)?/g)].map(Number);

/** The parts of a line between its dots. */
export const partsOf = (figures: string): string[] => figures.split(' · ');
