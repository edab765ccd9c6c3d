import 'server-only';
import { NextResponse } from 'next/server';
import { plainHtml, type PlainHtml } from './plain-html';

/** For responses that cannot be a page of the site: in the document frame, or to a POST. */
export function plainHtmlPage(status: number, page: PlainHtml): NextResponse {
  const { html, headers } = plainHtml(page);
  return new NextResponse(html, { status, headers });
}
