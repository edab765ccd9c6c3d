import { Forbidden, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { badRequest } from './bad-request';
import { refuseSize } from './media-file';

type File = NonNullable<PayloadRequest['file']>;

type Options = {
  /** @throws APIError with a sentence for staff */
  checked: (file: File) => Promise<File>;
  /** The stored file that a request cuts; only pictures have one. */
  toEdit?: (req: PayloadRequest, args: { id?: number; data?: object }) => Promise<File | undefined>;
};

type Cut = { widthInPixels?: unknown; heightInPixels?: unknown };

/** What is cut out of a picture is one as well. */
function checkCut(req: PayloadRequest): void {
  const { widthInPixels, heightInPixels } = (req.query?.uploadEdits ?? {}) as Cut;
  refuseSize(Number(widthInPixels), Number(heightInPixels));
}

/**
 * The only door for files: a file comes with its request and is checked, or is one that is stored already.
 * Payload would otherwise fetch one from an address that the request names, past the check.
 */
export const takesFiles =
  ({ checked, toEdit }: Options): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    if ((operation !== 'create' && operation !== 'update') || req.context.seeding) return args;
    // Payload asks only afterwards: a stranger's picture would be decoded.
    const { id, data } = args as { id?: number; data?: object };
    if (!overrideAccess && !(await collection.access[operation]?.({ id, data, req })))
      throw new Forbidden(req.t);
    if (req.file && operation === 'update' && id === undefined)
      throw badRequest('A file belongs to one entry. Please open the entry and change it there.');
    if (req.file) req.file = await checked(req.file);
    else if (operation === 'create') throw badRequest('Please choose a file.');
    else req.file = await toEdit?.(req, args);
    if (req.file) checkCut(req);
    else delete req.query?.uploadEdits;
    return args;
  };
