/** Made at each call: what a test's content says is not noted by the store. */
export const derived = <T>(_name: string, make: () => Promise<T>): (() => Promise<T>) => make;
export const derivedItem = <T>(_family: string, make: T): T => make;
