type Position = { latitude: number; longitude: number };

const DECIMALS = 4;

const side = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(DECIMALS)}° ${value < 0 ? negative : positive}`;

/** A position as maps print it: `53.4518° N, 1.6072° W`. */
export const degrees = ({ latitude, longitude }: Position): string =>
  `${side(latitude, 'N', 'S')}, ${side(longitude, 'E', 'W')}`;
