import { VISITOR_ADDRESS_HEADER } from './visitor-address';

/** The hook and the route handlers are compiled apart: what they share hangs on the process. */
const MARK = Symbol.for('visitor-address');
const marks = globalThis as { [MARK]?: true };

/** Says that this process writes the header itself; called once, by the server hook. */
export function vouchForVisitorAddress(): void {
  marks[MARK] = true;
}

/** The visitor's address; `unknown`, one bucket for all, where no hook vouches for the header. */
export function visitorAddressOf(headers: Headers): string {
  return (marks[MARK] && headers.get(VISITOR_ADDRESS_HEADER)) || 'unknown';
}
