/** Unreachable, too late, or the request was refused. */
export class HostRequestError extends Error {
  override name = 'HostRequestError';
  /** HTTP status, or the `status` in the body. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
}

/** The answer is not what the endpoint promises. */
export class HostResponseError extends Error {
  override name = 'HostResponseError';
}
