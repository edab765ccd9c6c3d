import { createHmac } from 'node:crypto';
import { PermanentError } from '../delivery-queue';

/** What a webhook says; `id` is the same at every attempt, so that receivers recognise repetitions. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** When it happened, in ms since 1970. */
  at: number;
  data: object;
}

interface WebhookOptions {
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
  now: () => number;
}

const TIMEOUT_MS = 15_000;
const PREFIX = 'whsec_';
/** The receiver says that it wants nothing any more. */
const GONE = 410;

/** The key of a secret as Standard Webhooks writes it; undefined for another one. */
export function webhookKey(secret: string): Buffer | undefined {
  if (!secret.startsWith(PREFIX)) return undefined;
  const text = secret.slice(PREFIX.length);
  const key = Buffer.from(text, 'base64');
  const isBase64 = key.toString('base64').replace(/=+$/, '') === text.replace(/=+$/, '');
  return isBase64 && key.length >= 24 && key.length <= 64 ? key : undefined;
}

/**
 * Creates a function that posts events as https://www.standardwebhooks.com describes: signed with id and
 * time. It rejects unless the receiver answers with 2xx.
 */
export function createWebhookSender({ url, secret, now }: WebhookOptions) {
  const key = webhookKey(secret) ?? Buffer.alloc(0);
  return async function sendWebhook({ id, type, at, data }: WebhookEvent): Promise<void> {
    const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
    const timestamp = Math.floor(now() / 1000);
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': `v1,${signature.digest('base64')}`,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const Fault = response.status === GONE ? PermanentError : Error;
    throw new Fault(`the receiver answered ${response.status}`);
  };
}
