import { APIError } from 'payload';

/** A sentence that staff get to see. */
export const refusal = (message: string) => new APIError(message, 400, {}, true);
