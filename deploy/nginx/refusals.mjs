/** What nginx says where it refuses a request itself, by status. */
const REFUSALS = {
  404: 'There is no page at this address.',
  405: 'This address cannot be asked in that way.',
  408: 'The request took too long. Please try again.',
  413: 'What was sent is too large for this website. Please send large files by e-mail.',
  414: 'The address is too long.',
  431: 'Your browser sent too much with its request. Deleting the cookies of this website helps.',
  500: 'Something went wrong on our side. Please try again later.',
  501: 'Your program asked for something that this website does not know.',
  default: 'The request could not be understood.',
};

/** Lines of a map by `$status`. 494 becomes 431 in the answer. */
export const refusals = Object.entries(REFUSALS)
  .map(([status, words]) => `  ${status} '${words}';`)
  .join('\n');

/** A page that needs nothing else; the words stand in a variable of nginx. */
export const refusedPage = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width">',
  '<title>Not possible</title>',
  '<style>:root{color-scheme:light dark}',
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}</style>',
  '</head><body><h1>This did not work</h1><p>$forgefront_refusal</p>',
  '<p><a href="/">To the home page</a></p></body></html>',
].join('');
