import type { Selectable } from 'kysely';
import type { Enquiry } from '../store/enquiries';
import type { Tables } from '../store/tables';
import type { WebhookEvent } from './send-webhook';

export function enquiryEvent(enquiry: Enquiry): WebhookEvent {
  const { id, receivedAt, kind, context, drawings, ...rest } = enquiry;
  return {
    id: `enquiry_${id}_${receivedAt}`,
    type: kind === 'quote' ? 'quote.created' : 'enquiry.created',
    at: receivedAt,
    data: {
      id,
      receivedAt: new Date(receivedAt).toISOString(),
      ...rest,
      context,
      drawings: drawings.map(({ name, type, size }) => ({ name, type, size })),
    },
  };
}

/** Without the code. */
export function certificateEvent(
  request: Selectable<Tables['certificate_requests']>,
): WebhookEvent {
  const { id, requested_at, email, name, company_name, address, phone, language } = request;
  return {
    id: `certificate_${id}_${requested_at}`,
    type: 'certificate.requested',
    at: requested_at,
    data: {
      id,
      requestedAt: new Date(requested_at).toISOString(),
      ...{ email, name, company_name, address, phone },
      ...(language !== null && { language }),
    },
  };
}
