import type { Said, SaidOfFields } from './say';

/** Sentences by field name, as browsers get them. */
export type FieldErrors = Record<string, string>;

type Details = {
  errors?: SaidOfFields;
  /** Seconds. */
  retryAfter?: number;
};

/** What is said is shown to the visitor, in the language of the site. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly errors: SaidOfFields;
  readonly retryAfter: number | undefined;

  constructor(
    readonly status: number,
    readonly said: Said,
    { errors = {}, retryAfter }: Details = {},
  ) {
    super(JSON.stringify(said));
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

export function invalid(errors: SaidOfFields): HttpError {
  return new HttpError(422, Object.values(errors)[0] ?? 'form.check', { errors });
}
