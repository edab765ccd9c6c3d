import { derivedValues } from '@/lib/content/store/content-versions';
import { processState } from '@/lib/content/store/process-state';

/** The next read asks the host, as in a new process. */
export function forgetContent(): void {
  processState.store = undefined;
  processState.host.asked = undefined;
  derivedValues.clear();
}
