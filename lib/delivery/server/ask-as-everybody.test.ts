import type { IncomingMessage } from 'node:http';
import { derivedValues } from '@/lib/content/store/content-versions';
import { speakLanguages } from '@/testing/speak-languages';
import { askAsEverybody } from './ask-as-everybody';

function asked(url: string, headers: IncomingMessage['headers'] = {}) {
  const request = { method: 'GET', url, headers } as IncomingMessage;
  return [askAsEverybody(request), request.url];
}

describe('a request for a page in a further language', () => {
  beforeEach(() => void speakLanguages('main', 'de'));
  afterEach(() => derivedValues.clear());

  it.each([
    ['/de?utm_source=mail', '/de'],
    ['/de/about?utm_source=mail', '/de/about'],
    ['/de/shop?utm_source=mail&category=b&category=a', '/de/shop?category=a&category=b'],
    ['/de/search?x=1&q=%20ring%20', '/de/search?q=ring'],
  ])('asks at %s as everybody does', (url, plain) => expect(asked(url)).toEqual([true, plain]));

  it('is that of one visitor where its page is', () => {
    expect(asked('/de/contact/result')).toEqual([false, '/de/contact/result']);
    expect(asked('/de/certificate/unlock?file=a')).toEqual([
      false,
      '/de/certificate/unlock?file=a',
    ]);
  });

  it('keeps the mark of a navigation', () => {
    const url = '/de/about?utm_source=mail&_rsc=1a2';
    expect(asked(url, { rsc: '1' })).toEqual([true, '/de/about?_rsc=1a2']);
  });
});
