/**
 * Which tags were marked on any instance, and when. Every mark has a revision: a number that Redis
 * gives out and that only grows. Who makes a page notes the newest revision known at the beginning;
 * by it all others can tell whether the page is made from present content, whatever their clocks
 * say and however late they hear of a mark.
 */
export class MarkLedger {
  private readonly revisions = new Map<string, number>();
  private newest = 0;

  /** The newest revision that this instance knows. */
  get known(): number {
    return this.newest;
  }

  /** @returns the tags of which a newer mark was not known */
  learn(revisions: Readonly<Record<string, string | number>>): string[] {
    const news = Object.entries(revisions)
      .map(([tag, revision]) => [tag, Number(revision)] as const)
      .filter(([tag, revision]) => revision > (this.revisions.get(tag) ?? 0));
    for (const [tag, revision] of news) {
      this.revisions.set(tag, revision);
      this.newest = Math.max(this.newest, revision);
    }
    return news.map(([tag]) => tag);
  }

  /** Whether a mark of a tag, or a newer one, is known. */
  hasHeard(tag: string, revision: number): boolean {
    return (this.revisions.get(tag) ?? 0) >= revision;
  }

  /** Whether none of the tags was marked after a revision. */
  isCurrent(tags: readonly string[], revision: number): boolean {
    return tags.every((tag) => (this.revisions.get(tag) ?? 0) <= revision);
  }
}
