/** Versions from Redis order invalidations and entries, whatever the clocks of the machines say. */
export class TagVersions {
  private readonly versions = new Map<string, number>();
  private highest = 0;

  get known(): number {
    return this.highest;
  }

  /** @returns the tags whose version was not known yet */
  learn(versions: Readonly<Record<string, string | number>>): string[] {
    const unknown = Object.entries(versions)
      .map(([tag, version]) => [tag, Number(version)] as const)
      .filter(([tag, version]) => !this.has(tag, version));
    for (const [tag, version] of unknown) {
      this.versions.set(tag, version);
      this.highest = Math.max(this.highest, version);
    }
    return unknown.map(([tag]) => tag);
  }

  has(tag: string, version: number): boolean {
    return (this.versions.get(tag) ?? 0) >= version;
  }

  /** Whether none of the tags was invalidated after this version. */
  isCurrent(tags: readonly string[], version: number): boolean {
    return tags.every((tag) => (this.versions.get(tag) ?? 0) <= version);
  }
}
