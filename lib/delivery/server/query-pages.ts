import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectTags } from '@/lib/content/store/collected-tags';
import { isFresh } from '@/lib/content/store/content-versions';
import { answerOf, sendAnswer, StoredAnswers, type Answer } from './stored-answers';

const MEGABYTE = 1024 * 1024;

/** Anybody can ask for a new one: they have room of their own, and take none of other pages'. */
const BOUNDS = { max: 500, maxBytes: 16 * MEGABYTE };

/** Called with the answer, as it is sent. */
export type Keep = (response: ServerResponse, body: Buffer) => void;

/** @param tags of what the page is made from, complete once it is */
type Make = (tags: ReadonlySet<string>, keep: Keep) => void;

/**
 * Pages that are made from a query, such as results of a search: kept in memory, compressed, until the content
 * changes that they were made from. Each is made once, however many ask for it meanwhile.
 */
export class QueryPages {
  private readonly answers = new StoredAnswers(BOUNDS);
  private readonly making = new Map<string, Promise<Answer | undefined>>();

  /** @param make asks Next.js */
  async answer(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    make: Make,
  ): Promise<void> {
    for (;;) {
      if (this.answers.serve(key, request, response)) return;
      const underWay = this.making.get(key);
      if (!underWay) break;
      const made = await underWay;
      if (response.destroyed) return;
      // One that cannot be kept, as where something fails, is made for all who wait, not for one after the other.
      if (made && isFresh(made.tags)) return sendAnswer(made, request, response);
    }
    this.make(key, request, response, make);
  }

  private make(key: string, request: IncomingMessage, response: ServerResponse, make: Make): void {
    let finish: (answer?: Answer) => void = () => undefined;
    const making = new Promise<Answer | undefined>((resolve) => (finish = resolve)).finally(() => {
      if (this.making.get(key) === making) this.making.delete(key);
    });
    this.making.set(key, making);
    // Whoever it is made for may leave, or be refused: then the next one asks.
    response.once('close', () => finish());
    // It is made for all who wait.
    delete request.headers['if-none-match'];
    const tags = new Set<string>();
    collectTags(tags, () =>
      make(tags, (answered, body) => {
        const answer = answerOf(answered, body, [...tags]);
        if (answer.status === 200 && tags.size > 0 && isFresh(answer.tags))
          this.answers.store(key, answer);
        finish(answer);
      }),
    );
  }
}
