import type { Generated } from 'kysely';
import type { CountKind } from '../../contract/counts';
import type { DrawingType } from '../../contract/drawings';
import type { CaptchaResult } from '../captcha';

/** Times are ms since 1970. */
export interface Tables {
  enquiries: {
    id: Generated<number>;
    received_at: number;
    name: string;
    email: string;
    message: string;
    human_check: CaptchaResult;
    kind: Generated<'message' | 'quote'>;
    company: Generated<string>;
    phone: Generated<string>;
    subject: Generated<string>;
    /** JSON of QuotePart[]. */
    parts: Generated<string>;
    /** JSON of EnquiryContext. */
    context: Generated<string>;
    /** When staff had finished with it. */
    done_at: Generated<number | null>;
    /** Of staff. */
    note: Generated<string>;
    /** Of the form that was sent. */
    request_id: Generated<string | null>;
    /** Of what it held; unknown before version 8 of the tables. */
    content_hash: Generated<string | null>;
    /** Locale of the page with the form; null where its site has one language. */
    language: Generated<string | null>;
  };
  drawings: {
    id: Generated<number>;
    enquiry_id: number;
    name: string;
    type: DrawingType;
    /** Bytes. */
    size: number;
    /** Name of the file in the folder of drawings. */
    stored_as: string;
  };
  certificate_requests: {
    id: Generated<number>;
    requested_at: number;
    /** Trimmed and in lower case. */
    email: string;
    name: string;
    company_name: string;
    address: string;
    phone: string;
    state: 'sending' | 'issued' | 'used' | 'replaced' | 'failed';
    code_hash: string | null;
    expires_at: number;
    wrong_tries: Generated<number>;
    /** When staff had finished with it. */
    done_at: Generated<number | null>;
    /** Of staff. */
    note: Generated<string>;
    /** Of the form that was sent, unless its mail failed. */
    request_id: Generated<string | null>;
    /** As that of an enquiry. */
    language: Generated<string | null>;
  };
  deliveries: {
    id: Generated<number>;
    enquiry_id: number | null;
    certificate_request_id: number | null;
    channel: Channel;
    state: Generated<'waiting' | 'sent' | 'failed'>;
    created_at: number;
    attempts: Generated<number>;
    next_attempt_at: number;
    /** 1 when it was only kept in the outbox folder. */
    in_outbox: Generated<number>;
    /** When it was sent, or put into the outbox; unknown before version 7 of the tables. */
    sent_at: Generated<number | null>;
    /** Until then one instance is delivering it. */
    claimed_until: Generated<number>;
    /** Of mails without addresses since version 8 of the tables. */
    last_error: string | null;
    /** JSON of MailProgress. */
    progress: string | null;
  };
  /** What is being received, so that a repetition waits. */
  under_way: {
    key: string;
    claimed_until: number;
  };
  /** How often; nothing about visitors. */
  counts: {
    id: Generated<number>;
    /** UTC, like 2026-01-31. */
    day: string;
    kind: CountKind;
    /** A path or a host name; empty where the kind says all. */
    name: string;
    count: number;
  };
}

/** To whom a delivery goes: the company, the visitor, or a program. */
export type Channel = 'mail' | 'receipt' | 'webhook';

/** What backups have; those that others refer to first. */
export const TABLES = [
  'enquiries',
  'certificate_requests',
  'drawings',
  'deliveries',
  'counts',
] as const satisfies Exclude<keyof Tables, 'under_way'>[];
