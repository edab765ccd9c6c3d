import * as router from 'next/dist/client/components/app-router-headers';
import { NEXT_CACHE_TAGS_HEADER, PRERENDER_REVALIDATE_HEADER } from 'next/dist/lib/constants';
import {
  CACHE_TAGS_HEADER,
  NAVIGATION_HEADERS,
  NAVIGATION_PARAMETER,
  UNSHARED_HEADERS,
} from './headers';

describe('the headers of the installed Next.js', () => {
  it('include the one that carries the tags of a page', () => {
    expect(CACHE_TAGS_HEADER).toBe(NEXT_CACHE_TAGS_HEADER);
  });

  it('are hashed into the parameter that is left in a URL', () => {
    expect(NAVIGATION_PARAMETER).toBe(router.NEXT_RSC_UNION_QUERY);
  });

  it('make a request ask for something other than the page only if they are listed here', () => {
    const inDevelopment = router.NEXT_HMR_REFRESH_HEADER;
    const variants = [
      ...router.FLIGHT_HEADERS.filter((name) => name !== inDevelopment),
      router.ACTION_HEADER,
      router.NEXT_URL,
      PRERENDER_REVALIDATE_HEADER,
    ];
    expect([...NAVIGATION_HEADERS, ...UNSHARED_HEADERS].sort()).toEqual(variants.sort());
  });
});
