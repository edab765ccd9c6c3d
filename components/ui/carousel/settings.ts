/** Widths in px from which the number of visible slides may change. */
export const breakpoints = [0, 425, 575, 992, 1200, 1440] as const;

type Breakpoint = (typeof breakpoints)[number];

export type CarouselSettings = {
  /** Visible slides by minimum width. A fraction shows that there are more. */
  perView: { 0: number } & Partial<Record<Breakpoint, number>>;
  /** Pixels between two slides. */
  gap?: number;
  /** Duration of a move in ms. */
  speed?: number;
  /** Milliseconds between moves; absent: no autoplay. */
  autoplay?: number;
  loop?: boolean;
  centered?: boolean;
  effect?: 'slide' | 'fade';
  /** false: not draggable with a mouse; touch always works. */
  draggable?: boolean;
  /** Ends autoplay for good once the visitor moves the slides. */
  stopOnInteraction?: boolean;
};

/** As custom properties, so that slides have their final width before hydration. */
export function slideProperties({ perView, gap = 0 }: CarouselSettings): Record<string, string> {
  const properties: Record<string, string> = { '--gap': `${gap}px` };
  let current: number = perView[0];
  for (const width of breakpoints) {
    current = perView[width] ?? current;
    properties[`--per-${width}`] = String(current);
  }
  return properties;
}

/** With as many slides in view as there are at most, so that few fill the row. */
export const fitting = (settings: CarouselSettings, count: number): CarouselSettings => ({
  ...settings,
  perView: Object.fromEntries(
    Object.entries(settings.perView).map(([width, shown]) => [width, Math.min(shown, count)]),
  ) as CarouselSettings['perView'],
});

/**
 * How often all slides must stand in the track for Swiper to loop endlessly while `shown` of them are
 * in view; 0: no loop, since none is out of view.
 */
export function loopSets(
  { loop = false, centered = false }: CarouselSettings,
  shown: number,
  count: number,
): number {
  if (!loop || count <= shown) return 0;
  const whole = Math.ceil(shown);
  const inView = centered && whole % 2 === 0 ? whole + 1 : whole;
  const beside = centered ? Math.ceil(inView / 2) : 1;
  return Math.ceil((inView + beside) / count);
}
