import 'server-only';

/**
 * Makes equal texts one string: the facts of ten thousand items repeat their names and often their values.
 * @returns changes a value parsed from JSON in place, and gives it back
 */
export function sharedTexts(): <T>(value: T) => T {
  const texts = new Map<string, string>();
  const share = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const known = texts.get(value);
      if (known === undefined) texts.set(value, value);
      return known ?? value;
    }
    if (typeof value === 'object' && value !== null) {
      const fields = value as Record<string, unknown>;
      for (const name of Object.keys(fields)) fields[name] = share(fields[name]);
    }
    return value;
  };
  return <T>(value: T) => share(value) as T;
}
