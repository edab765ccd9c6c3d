/** Which field is at fault, and what is wrong with it in a sentence. */
export type FieldErrors = Record<string, string>;

type Details = {
  errors?: FieldErrors;
  /** Seconds. */
  retryAfter?: number;
};

/** A request that is turned down; the message is one plain sentence for the visitor. */
export class HttpError extends Error {
  override name = 'Refusal';
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

/** 422 for what the fields hold; the first sentence stands for all. */
export function invalid(errors: FieldErrors): HttpError {
  return new HttpError(422, Object.values(errors)[0] ?? 'Please check your entries.', { errors });
}
