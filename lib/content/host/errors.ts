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
export class HostResponseError extends HostRequestError {
  override name = 'HostResponseError';
}

/** Why a request failed, in words of the site: what a host writes reaches no log. */
export function reasonOfFailure(error: unknown): string {
  if (error instanceof HostRequestError) return error.message;
  return codeOf(error) ?? (error instanceof Error ? error.name : 'failed');
}

/** `ECONNRESET` and the like, of what fetch throws. */
export const codeOf = (error: unknown): string | undefined =>
  (error as { cause?: { code?: string } }).cause?.code;

const LOST = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT'];

/** The host may have taken what it was sent: it was connected, and its answer has not come. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof HostRequestError &&
  (error.cause instanceof DOMException || LOST.includes(codeOf(error.cause ?? {}) ?? ''));
