import { globalSingleton } from '@/lib/global-singleton';

const state = globalSingleton('content-versions', () => ({
  /** By content tag: the same for the same content, on every instance. */
  versions: new Map<string, string>(),
  epoch: 0,
}));

/** Undefined where none is known here. */
export const contentVersion = (endpointTag: string): string | undefined =>
  state.versions.get(endpointTag);

export function noteContentVersion(endpointTag: string, version: string): void {
  if (state.versions.get(endpointTag) === version) return;
  state.versions.set(endpointTag, version);
  state.epoch += 1;
}

/** What was made from content may soon be old: some of it was published. */
export const noteChangeToCome = (): void => void (state.epoch += 1);

/** While it stays the same, no content has changed and none was published. */
export const contentEpoch = (): number => state.epoch;
