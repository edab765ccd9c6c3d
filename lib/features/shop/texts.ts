const range =
  (unit: string) =>
  (from: string | undefined, to: string | undefined): string => {
    if (!from) return `Up to ${to} ${unit}`;
    return to ? `${from} to ${to} ${unit}` : `Over ${from} ${unit}`;
  };

export const shopTexts = {
  facets: {
    category: 'Category',
    material: 'Material',
    weight: 'Weight',
    size: 'Largest dimension',
  },
  range: { weight: range('kg'), size: range('mm') },
  narrow: 'Narrow down',
  show: 'Show products',
  reset: 'Show all products',
  remove: (label: string) => `Remove ${label}`,
  none: 'No product has all of this. Take away a choice, or ask us: most parts are made to drawing.',
  fact: 'Fact',
  compare: 'Compare',
  compareChosen: 'Compare the chosen products',
  compareHint: 'Choose up to three products to see their facts side by side.',
  compareMore: 'Three products fit side by side; these are the first three.',
  compareNone: 'No product was chosen to be compared.',
};
