import 'server-only';
import { CODE_LIFETIME, CODE_TRIES } from '@/contract/form-limits';
import { CLIENTS_PER_NETWORK, widerNetworkOf } from '@/node/client-ip';
import { mailboxOf } from '@/contract/formats/email';
import { createLimit, type Allowance } from './limit';

const TEN_MINUTES = 10 * 60;
const FIFTEEN_MINUTES = 15 * 60;

const messages = { seconds: TEN_MINUTES, said: 'limits.messages' } as const;
const codes = { seconds: FIFTEEN_MINUTES, said: 'limits.codes' } as const;
const tries = { seconds: FIFTEEN_MINUTES, said: 'limits.tries' } as const;
/** An office shares one IP. */
const often = { points: 600, seconds: TEN_MINUTES } as const;

function createIpLimit(name: string, { points, ...allowance }: Allowance) {
  const perIp = createLimit(name, { points, ...allowance });
  const perNetwork = createLimit(`${name}-network`, {
    points: points * CLIENTS_PER_NETWORK,
    ...allowance,
  });
  return async (clientIp: string): Promise<void> => {
    await perIp(clientIp);
    const network = widerNetworkOf(clientIp);
    if (network) await perNetwork(network);
  };
}

/** Counts every message, valid or not. */
export const enquiriesPerIp = createIpLimit('enquiries', { points: 10, ...messages });

/** Each may bring 125 MB. */
export const quotesPerIp = createIpLimit('quotes', { points: 10, ...messages });

/** Without scripts each further row of a form is a post. */
export const quoteRowsPerIp = createIpLimit('quote-rows', { points: 40, ...messages });

/** Captcha not loaded or not solved. */
export const enquiriesWithoutCaptchaPerIp = createIpLimit('enquiries-unchecked', {
  points: 3,
  ...messages,
});

/** Above it a plain page shows the result. */
export const formResultsPerIp = createIpLimit('results-ip', { points: 25, ...messages });

export const codesPerIp = createIpLimit('codes-ip', { points: 20, ...codes });

const codesPerClientAndMailbox = createLimit('codes-client-mailbox', { points: 5, ...codes });
const codesPerMailbox = createLimit('codes-mailbox', { points: 15, ...codes });

/** A client's own limit comes first, so that one client cannot lock a mailbox for its owner. */
export async function codesForMailbox(clientIp: string, email: string): Promise<void> {
  const mailbox = mailboxOf(email);
  await codesPerClientAndMailbox(`${clientIp} ${mailbox}`);
  await codesPerMailbox(mailbox);
}

/** Key: the id of the request for the code. */
export const triesPerCode = createLimit('tries-code', {
  ...tries,
  points: CODE_TRIES,
  seconds: CODE_LIFETIME / 1_000,
});

export const triesPerIp = createIpLimit('tries-ip', { points: 40, ...tries });

export const visibilityChecksPerIp = createIpLimit('visibility-ip', {
  points: 120,
  seconds: FIFTEEN_MINUTES,
  said: 'limits.loads',
});

/** That are not kept: each costs as much as a hundred that are. */
export const pagesMadePerIp = createIpLimit('pages-made-ip', {
  ...often,
  said: 'limits.pagesMade',
});

/** Typing asks several times a word. */
export const searchesPerIp = createIpLimit('searches-ip', { ...often, said: 'limits.searches' });

/** Pages opened by following links. */
export const viewsPerIp = createIpLimit('views-ip', { ...often, said: 'limits.views' });

export const vitalsPerIp = createIpLimit('vitals-ip', { ...often, said: 'limits.measurements' });
