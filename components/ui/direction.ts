/** @returns 1 where lines run from left to right, -1 where they run from right to left */
export const directionOf = (element: Element): 1 | -1 =>
  element.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? -1 : 1;
