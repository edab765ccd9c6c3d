/** The host answered, but not with what its endpoint promises. */
export class ContentShapeError extends Error {
  override name = 'ContentShapeError';
}

/** The host could not be reached, refused, or took too long. */
export class ContentRequestError extends Error {
  override name = 'ContentRequestError';
}
