const FILE = /^\/(?:media|documents)\//;
const PICTURE = /<img\b[^<>]*?\ssrc="([^"]*)"/g;

/**
 * Visits the files that content names, at any depth: a text that is an address, or a picture in markup, as staff
 * write it or as it is once it was sanitized, where `&` is `&#x26;`.
 */
export function forEachFile(content: unknown, visit: (address: string) => void): void {
  if (typeof content === 'string') {
    if (FILE.test(content)) visit(content);
    else if (content.includes('<img')) {
      for (const [, src = ''] of content.matchAll(PICTURE)) {
        const address = src.replace(/&(?:amp|#x26|#38);/gi, '&');
        if (FILE.test(address)) visit(address);
      }
    }
  } else if (typeof content === 'object' && content !== null) {
    for (const inner of Object.values(content)) forEachFile(inner, visit);
  }
}
