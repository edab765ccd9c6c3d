import 'server-only';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { CODE_REQUEST_LENGTH } from '@/contract/form-limits';
import { readCode } from '@/contract/formats/code';
import { HostRequestError } from '@/lib/content/host/errors';
import type { Answer, Submission } from '@/lib/features/forms/post-handler';
import { invalid, HttpError } from '@/lib/platform/http/http-error';
import type { Said, SaidOfFields } from '@/lib/platform/http/say';
import {
  codesForMailbox,
  codesPerIp,
  triesPerIp,
  triesPerCode,
} from '@/lib/platform/limits/limits';
import type { Values } from '@/lib/features/forms/submission';
import { findLockedDocument } from '@/lib/features/documents/locked-documents';
import { requestCode, verifyCode } from './host';
import { recordRequest, recordReset, recordUse } from './requests';
import { requesterSchema, type Requester, type RequesterFault } from './schema';
import type { CertificateSession } from './session';
import { clearSession, readSession, readSessionFor, sessionCookie } from './session-cookie';
import { fileOf } from './unlock-path';

export async function sendCode({
  values,
  clientIp,
  request,
  language,
}: Submission): Promise<Answer> {
  await codesPerIp(clientIp);
  const requester = checkRequester(values);
  const file = fileOf(values.file);
  if (file) await checkOffered(file);
  await codesForMailbox(clientIp, requester.email);
  // Before the host's own 20 minutes begin: no cookie outlives its code.
  const requestedAt = Date.now();
  const { accepted, late, reason } = await orGatewayTimeout(
    requestCode(requester, language?.locale),
    'certificate.notSent',
  );
  if (!accepted) throw new HttpError(502, reason ? { text: reason } : 'certificate.refused');
  const previous = await readSession(request.cookies);
  if (previous && previous !== 'expired') await recordReset(previous);
  const { email } = requester;
  const session = { id: randomUUID(), email, requestedAt, unlocked: false, file };
  await recordRequest(session);
  const said = late ? 'certificate.sentLate' : 'certificate.sent';
  return { status: 200, said, prepare: await sessionCookie(session) };
}

export async function unlock({ values, clientIp, request }: Submission): Promise<Answer> {
  const session = await readSessionFor(fileOf(values.file), request.cookies);
  if (session === 'expired') throw new HttpError(410, 'certificate.expired');
  if (!session) throw new HttpError(401, 'certificate.requestFirst');
  const otp = readCode(values.otp);
  if (!otp) throw invalid({ otp: 'certificate.empty' });
  // What no host has sent is no try.
  if (otp.fault !== undefined) throw wrongCode();
  await triesPerIp(clientIp);
  const verdict = await orGatewayTimeout(checkCode(session, otp.value), 'certificate.notVerified');
  if (verdict === 'unclear') throw new HttpError(504, 'certificate.notVerified');
  if (verdict === 'expired') throw new HttpError(410, 'certificate.expired');
  if (verdict === 'wrong') throw wrongCode();
  await recordUse(session);
  const prepare = await sessionCookie({ ...session, unlocked: true });
  return { status: 200, said: 'certificate.unlocked', prepare };
}

export async function startAgain({ values, request }: Submission): Promise<Answer> {
  const done: Answer = { status: 200, said: 'certificate.startedAgain' };
  const session = await readSession(request.cookies);
  if (session && session !== 'expired') {
    // The page of another document, whose own time is over.
    if (session.file !== fileOf(values.file)) return done;
    await recordReset(session);
  }
  return { ...done, prepare: clearSession };
}

/** Counts the try first, so that parallel tries cannot pass the limit. */
async function checkCode({ id, email }: CertificateSession, otp: string) {
  await triesPerCode(id);
  try {
    return await verifyCode(email, otp);
  } catch (error) {
    await triesPerCode.refund(id);
    throw error;
  }
}

function checkRequester(values: Values): Requester {
  // The content service's own forms send `company_name`.
  const result = z.safeParse(requesterSchema, { company: values.company_name, ...values });
  if (result.success) return result.data;
  const errors: SaidOfFields<RequesterFault> = {};
  for (const { path, message } of result.error.issues)
    errors[String(path[0])] ??= faultOf(message as RequesterFault);
  throw invalid(errors);
}

const faultOf = (code: RequesterFault): Said<RequesterFault> =>
  code === 'form.tooManySigns' ? { code, count: CODE_REQUEST_LENGTH } : code;

const wrongCode = () =>
  new HttpError(400, 'certificate.wrong', { errors: { otp: 'certificate.wrong' } });

async function checkOffered(file: string): Promise<void> {
  const { url, complete } = await findLockedDocument(file);
  if (url) return;
  throw complete
    ? new HttpError(404, 'certificate.notOffered')
    : new HttpError(504, 'certificate.notSent');
}

async function orGatewayTimeout<T>(answer: Promise<T>, said: Said): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HostRequestError) throw new HttpError(504, said);
    throw error;
  }
}
