/** Of the screen for a page that cannot be shown. Browsers have it in English, for when nothing else came. */
export const failed = {
  documentTitle: 'This page could not be shown',
  title: 'This page could not be shown.',
  text: 'Something went wrong on our side. Trying again in a moment usually helps.',
  retry: 'Try again',
  home: 'Back home',
  /** The number under which the log tells what happened. */
  reference: 'Reference {id}',
} as const;
