/** Forms for enquiries have the same fields on all pages, so they share one. */
type Form = 'quote' | 'enquiry' | 'code';

/** What a visitor has put in a form and not sent. */
type Draft = { values: Readonly<Record<string, string>>; files?: readonly File[] };

/**
 * By form, as long as the document lives: who leaves a form for another page of the site and comes back finds it as
 * it was. Nothing is stored, so that the next visitor at the same computer reads nothing.
 */
const drafts = new Map<Form, Draft>();

export const draftOf = (form: Form): Draft | undefined => drafts.get(form);

export const keepDraft = (form: Form, change: Partial<Draft>): void =>
  void drafts.set(form, { values: {}, ...drafts.get(form), ...change });

/** Once it has arrived. */
export const dropDraft = (form: Form): void => {
  drafts.delete(form);
  tried.delete(form);
};

/** What was sent last and has not arrived, as far as the browser knows. */
const tried = new Map<Form, { content: string; id: string }>();

/**
 * The id by which a host knows a repetition: the same as long as nothing is changed.
 * @param given by a page that was made for this visitor
 * @returns nothing where a browser makes none, since the page came without encryption
 */
export function requestIdOf(form: Form, filledIn: unknown, given?: unknown): string {
  const content = JSON.stringify(filledIn);
  let last = tried.get(form);
  if (last?.content !== content) {
    const made = crypto.randomUUID as typeof crypto.randomUUID | undefined;
    last = { content, id: (!last && String(given ?? '')) || (made?.call(crypto) ?? '') };
    tried.set(form, last);
  }
  return last.id;
}

/** Fields of a form without its files. */
export const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
