import type { Fact } from '@/lib/content/fields';

export const limits: Fact[] = [
  { name: 'Weight', value: 'Up to 1\u202f200\u202fkg' },
  { name: 'Diameter', value: 'Ø 80–1\u202f600\u202fmm' },
  { name: 'Certificate', value: 'EN 10204 3.1' },
];
