import { siteWords } from '@/lib/content/words/site-words';
import type { Page } from '@/lib/pages/page';
import { Ways } from './ways';

/** Before a search: what can be found, and where to look without one. */
export function WhatToLookFor({ leadsTo }: Pick<Page, 'leadsTo'>) {
  return (
    <>
      <p>{siteWords().search.ask}</p>
      <Ways leadsTo={leadsTo} />
    </>
  );
}
