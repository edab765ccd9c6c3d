/** The content host could not be reached in time, or refused the request. */
export class HostRequestError extends Error {
  override name = 'HostRequestError';
  /** HTTP status of a refusal, or the `status` in its body. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
}

/** The content host answered, but not with what its endpoint promises. */
export class HostResponseError extends Error {
  override name = 'HostResponseError';
}
