import 'server-only';
import { derivedValues, type Derived } from './content-versions';

/** For what cannot wait for content. Undefined where nobody has asked for it yet. */
export const lastDerived = <T>(name: string) => derivedValues.get(name) as Derived<T> | undefined;
