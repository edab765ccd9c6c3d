import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** A request that is turned down; the message is one plain sentence for the visitor. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** Sentences for what the framework itself turns down. */
const sentences: Record<number, string> = {
  400: 'The request could not be understood.',
  403: 'This file is not served.',
  404: 'There is nothing at this address.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  415: 'Please send the request as JSON.',
  416: 'The requested part of the file does not exist.',
};

/** Checks input; the schema's own messages are sentences, the first becomes the refusal (400). */
export function parseOrRefuse<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new Refusal(400, result.error.issues[0]?.message ?? 'The request could not be understood.');
}

/** Answers a failed request with `{status, message}`; what went wrong inside stays in the log. */
export function replyToError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = error.statusCode ?? 500;
  if (error instanceof Refusal) return reply.code(status).send({ status, message: error.message });
  if (status >= 400 && status < 500) {
    const message = sentences[status] ?? 'The request was refused.';
    return reply.code(status).send({ status, message });
  }
  request.log.error({ err: error }, 'Unexpected error');
  const message = 'Something went wrong on our side; please try again later.';
  return reply.code(500).send({ status: 500, message });
}

/** Answers an unknown address. */
export function replyToUnknown(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send({ status: 404, message: sentences[404] });
}
