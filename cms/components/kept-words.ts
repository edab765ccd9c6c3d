export type Values = Record<string, unknown>;

/** What somebody has typed and not saved, in their own browser: it outlives Back, a crash and a session. */
export type Kept = {
  /** In ms since 1970. */
  at: number;
  /** When the item was saved that they began from; null where it never was. */
  base?: string | null;
  /** Of the form that wrote it. What another form has left is only replaced once somebody has decided. */
  form: string;
  values: Values;
};

const PREFIX = 'unsaved:';
const LONGEST_MS = 7 * 24 * 60 * 60 * 1_000;

export const keyOf = (user: unknown, slug: string, id: unknown): string =>
  `${PREFIX}${String(user)}:${slug}:${String(id ?? 'new')}`;

const loaded = Date.now();
let forms = 0;
/** A name for a form that is opened. */
export const newForm = (): string => `${loaded}-${++forms}`;

const listeners = new Set<() => void>();
export const onKept = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Browsers may be told to keep nothing, and have only so much room. @returns whether it was done */
function done(write: () => void): boolean {
  try {
    write();
    for (const listener of listeners) listener();
    return true;
  } catch {
    return false;
  }
}

export function textUnder(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function parsed(text: string | null): Kept | undefined {
  try {
    return text ? (JSON.parse(text) as Kept) : undefined;
  } catch {
    return undefined;
  }
}

/** In place of what is there. */
export const replace = (key: string, kept: Kept): boolean =>
  done(() => localStorage.setItem(key, JSON.stringify(kept)));

/** @returns false where something is left from another form, or the browser does not take it */
export function keep(key: string, kept: Kept): boolean {
  const there = parsed(textUnder(key));
  return (!there || there.form === kept.form) && replace(key, kept);
}

const forgetWhere = (is: (kept: Kept | undefined, key: string) => boolean): boolean =>
  done(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && is(parsed(textUnder(key)), key)) localStorage.removeItem(key);
  });

export const forget = (key: string): boolean => forgetWhere((_, each) => each === key);
/** Also under another key: a new item has one of its own once it is saved. */
export const forgetForm = (form: string): boolean => forgetWhere((kept) => kept?.form === form);
export const forgetOld = (now = Date.now()): boolean =>
  forgetWhere((kept) => now - (kept?.at ?? 0) > LONGEST_MS);
