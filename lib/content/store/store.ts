import 'server-only';
import { environment } from '@/lib/platform/env';
import { ContentStore } from './content-store';
import { processState } from './process-state';

const windowMs = () => environment().CONTENT_REVALIDATE_SECONDS * 1_000;

/** That of the process, which `lib/delivery/start.ts` starts, whichever bundle asks. */
export const contentStore = (): ContentStore => (processState.store ??= new ContentStore(windowMs));

export const { reading } = processState;
