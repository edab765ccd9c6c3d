/** Seconds of each step by its name. */
export type Durations = Record<string, number>;

/** Below this a step grows by half by chance. */
const MATTERS_SECONDS = 10;
const GROWN = 1.5;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Shares are compared, since seconds also tell how busy the machine was. Of both only the steps that the
 * other has, too, so that a run of fewer steps can be compared with one of all.
 * @returns the steps of `now` whose share of the whole is half as large again as it was in `before`
 */
export function grownSteps(now: Durations, before: Durations): string[] {
  const names = Object.keys(now).filter((name) => name in before);
  const whole = (durations: Durations) => sum(names.map((name) => durations[name] ?? 0));
  const [nowWhole, beforeWhole] = [whole(now), whole(before)];
  return names.filter((name) => {
    const [seconds, earlier] = [now[name] ?? 0, before[name] ?? 0];
    const grown = seconds / nowWhole / (earlier / beforeWhole);
    return seconds >= MATTERS_SECONDS && grown >= GROWN;
  });
}

/** @returns each step with its share of the whole in percent, the order kept */
export function shares(durations: Durations): { name: string; seconds: number; percent: number }[] {
  const whole = sum(Object.values(durations));
  return Object.entries(durations).map(([name, seconds]) => ({
    name,
    seconds,
    percent: whole > 0 ? (100 * seconds) / whole : 0,
  }));
}
