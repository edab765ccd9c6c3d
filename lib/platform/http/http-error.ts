/** Messages by field name. */
export type FieldErrors = Record<string, string>;

type Details = {
  errors?: FieldErrors;
  /** Seconds. */
  retryAfter?: number;
};

/** The message is shown to the visitor. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly errors: FieldErrors;
  readonly retryAfter: number | undefined;

  constructor(
    readonly status: number,
    message: string,
    { errors = {}, retryAfter }: Details = {},
  ) {
    super(message);
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

export function invalid(errors: FieldErrors): HttpError {
  return new HttpError(422, Object.values(errors)[0] ?? 'Please check your entries.', { errors });
}
