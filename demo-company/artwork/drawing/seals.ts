type House = {
  /** What stands in the middle of the seal, in a box of 40 by 40. */
  mark: string;
  teeth: number;
};

/** Who signs a paper, each with a seal and a mark of its own. */
export const houses = {
  /** The company's H. */
  forge: { teeth: 96, mark: 'M0 0h9v40H0zM31 0h9v40h-9zM9 16h22v8H9z' },
  /** Two stones with a third across. */
  stanmoor: { teeth: 60, mark: 'M-2 2h44l-3 9H1zM4 14h10l2 26H2zM26 14h10l2 26H24z' },
  /** The dial of a pressure gauge. */
  brennock: {
    teeth: 120,
    mark: 'M20 0a20 20 0 1 0 0 40a20 20 0 1 0 0-40zm0 5a15 15 0 1 1 0 30a15 15 0 1 1 0-30zM31 10l-8 13a3.6 3.6 0 1 1-5-4z',
  },
} satisfies Record<string, House>;

export type HouseName = keyof typeof houses;

/** A toothed seal with the mark of the house, centred on the point. */
export function seal(x: number, y: number, tint: string, house: HouseName): string {
  const { mark, teeth } = houses[house];
  const edge = Array.from({ length: teeth }, (_, n) => {
    const angle = (n / teeth) * Math.PI * 2;
    const radius = n % 2 ? 84 : 76;
    return `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `<path fill="${tint}" d="M${edge.join('L')}z"/><circle cx="${x}" cy="${y}" r="64" fill="none" stroke="#fff" stroke-width="2"/><path fill="#fff" fill-rule="evenodd" transform="translate(${x - 30} ${y - 30}) scale(1.5)" d="${mark}"/>`;
}
