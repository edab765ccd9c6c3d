/** The widths, in CSS pixels, from which another number of slides may show. */
export const breakpoints = [0, 425, 575, 992, 1200, 1440] as const;

type Breakpoint = (typeof breakpoints)[number];

export type CarouselSettings = {
  /** Slides that show from each width on; parts of a slide show that there is more. */
  perView: { 0: number } & Partial<Record<Breakpoint, number>>;
  /** Between two slides, in pixels. */
  gap?: number;
  /** Duration of one move, in milliseconds. */
  speed?: number;
  /** Milliseconds that a slide stays before the next one comes; left out: it moves only when asked. */
  autoplay?: number;
  loop?: boolean;
  centered?: boolean;
  effect?: 'slide' | 'fade';
  /** false: not draggable with the mouse; fingers always may. */
  draggable?: boolean;
  /** Ends autoplay for good once the visitor moves the slides. */
  stopOnInteraction?: boolean;
};

/** The settings as custom properties, so that slides have their final width before any script. */
export function slideProperties({ perView, gap = 0 }: CarouselSettings): Record<string, string> {
  const properties: Record<string, string> = { '--gap': `${gap}px` };
  let current: number = perView[0];
  for (const width of breakpoints) {
    current = perView[width] ?? current;
    properties[`--per-${width}`] = String(current);
  }
  return properties;
}

/**
 * Whether the slides can go round without end: a full view and what waits beside it must be there
 * at every width. With fewer, the carousel goes back to the start instead.
 */
export function canLoop(
  { perView, loop = false, centered = false }: CarouselSettings,
  count: number,
) {
  return (
    loop &&
    Object.values(perView).every((value) => {
      const whole = Math.ceil(value);
      const shown = centered && whole % 2 === 0 ? whole + 1 : whole;
      const beside = centered ? Math.ceil(shown / 2) : 1;
      return count >= shown + beside;
    })
  );
}
