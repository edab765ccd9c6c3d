import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { words, type Words } from '../../words/words';

/** Answers a request with this status; the message is shown to the visitor. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** Messages for requests that the framework rejects. */
const messages: Record<number, string> = {
  400: 'The request could not be understood.',
  403: 'This file is not served.',
  404: 'There is nothing at this path.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  415: 'Please send the request as JSON.',
  416: 'The requested part of the file does not exist.',
};

/** @throws HttpError 400 with the first message of the schema */
export function parseInput<T>(schema: z.core.$ZodType<T>, input: unknown): T {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  throw new HttpError(
    400,
    result.error.issues[0]?.message ?? 'The request could not be understood.',
  );
}

/**
 * Answers a failed request with `{status, message}`; details of internal errors are only logged.
 * @param spoken the words of the company
 */
export function replyToError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
  spoken: Words = words(undefined),
) {
  const status = error.statusCode ?? 500;
  if (error instanceof HttpError)
    return reply.code(status).send({ status, message: error.message });
  if (status >= 400 && status < 500) {
    const message = messages[status] ?? 'The request was refused.';
    return reply.code(status).send({ status, message });
  }
  request.log.error({ err: error }, 'Unexpected error');
  return reply.code(500).send({ status: 500, message: spoken.errors.form.unknown });
}

/** Answers a request that no route matches. */
export function replyNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send({ status: 404, message: messages[404] });
}
