/** An opening tag up to its last attribute that React leaves for transitions of streamed content. */
const MARKED_TAG = /(<[a-z][\w-]*(?: [^<>]*?)?)(?: vt-(?:name|update|enter|exit|share)="[^"]*")+/g;

/** A stored page streams nothing, and HTML knows no such attributes; in the browser React does not read them. */
export const withoutTransitionMarks = (html: string): string => html.replace(MARKED_TAG, '$1');
