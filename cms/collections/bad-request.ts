import { APIError } from 'payload';

/** A sentence that staff get to see. */
export const badRequest = (message: string) => new APIError(message, 400, {}, true);
