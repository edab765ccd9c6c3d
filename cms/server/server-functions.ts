import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import { Forbidden, type PayloadRequest } from 'payload';
import { isEditor } from '@/collections/access';
import { refuseForNeeded } from '@/collections/needed';

type Scheduling = Parameters<typeof schedulePublishHandler>[0];

/**
 * Payload asks who somebody is when the time has come, and takes away any plan for anybody who has signed
 * in: so one of a colleague, too.
 */
async function schedulePublish(args: Scheduling & { req: PayloadRequest }) {
  if (!isEditor({ req: args.req })) throw new Forbidden(args.req.t);
  if (args.type === 'unpublish' && args.global) refuseForNeeded(args.global);
  return schedulePublishHandler(args);
}

/** In place of Payload's own. */
export const serverFunctions = { 'schedule-publish': schedulePublish };

/**
 * What forms may ask for by name. Payload also finds what every object has: `constructor` answers the
 * whole request, to strangers as well.
 */
export function checkName(name: unknown): void {
  if (typeof name !== 'string' || name in Object.prototype)
    throw new Error('There is no function of that name.');
}
