import type { ContentDisk, Head } from './content-disk';
import type { Load, Snapshot } from './content-types';
import type { Versioned, VersionedValue } from './content-versions';

/** What other instances hold, where there are any. */
export type Sharing = {
  /** Orders fetches of all instances; undefined where nobody says. */
  now(): Promise<number | undefined>;
  share(head: Head, bytes: Buffer): Promise<void>;
};

/** The further languages of the site. */
export type LanguageParts = {
  /** That the settings name. */
  localesIn: (snapshot: Snapshot) => string[];
  loadsIn: (locale: string) => ReadonlyMap<string, Load>;
  /** Which languages visitors may see. */
  value: VersionedValue;
  /** Their paths, once the value is made. */
  spokenNow: () => string[];
};

/** What the start of the site passes to the content store. */
export type StoreParts = {
  loads?: ReadonlyMap<string, Load>;
  /** Made before new content is seen. */
  values?: readonly VersionedValue[];
  items?: readonly Versioned[];
  languages?: LanguageParts;
  disk?: ContentDisk;
  sharing?: Sharing;
  /** Told of what has changed. @param isPublished whether this instance was told of a publish of it */
  changed?: (names: readonly string[], isPublished: boolean) => void;
};
