/** Shares of a hundred, as the homes show them. */
export const skills = [
  { label: 'Orders from buyers who came back', percent: 80 },
  { label: 'Steel from scrap-based furnaces', percent: 90 },
  { label: 'Electricity from wind and our own roof', percent: 70 },
];

/** Fixed figures of the homes, each with a plus behind it. */
export const counters = [
  { start: 0, end: 25, suffix: '+', label: 'Years of experience' },
  { start: 0, end: 69, suffix: '+', label: 'Industries served' },
];
