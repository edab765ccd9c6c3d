import { derivedValues } from '@/lib/content/store/content-versions';
import { currentLanguage } from '@/lib/content/store/current-language';
import { speakLanguages } from '@/testing/speak-languages';
import { addressIn } from './address-in';
import { speaking } from './in-language';

const answer = async (): Promise<Response> => {
  const language = await currentLanguage();
  return new Response(`${language} ${addressIn('/blog')}`);
};

const asked = async (get: (request: Request, context: object) => Promise<Response>, path = {}) => {
  const response = await get(new Request('http://a/'), { params: Promise.resolve(path) });
  return [response.status, await response.text()];
};

describe('a route handler', () => {
  beforeEach(() => void speakLanguages('main', 'de'));
  afterEach(() => derivedValues.clear());

  it('speaks the language of its address', async () => {
    const get = speaking(answer);
    expect(await asked(get, { language: 'de' })).toEqual([200, 'de /de/blog']);
    expect(await asked(get, { language: 'main' })).toEqual([200, 'main /blog']);
  });

  it('speaks the main language where its address has none', async () => {
    expect(await asked(speaking(answer))).toEqual([200, 'main /blog']);
    expect(await (await speaking(answer)()).text()).toBe('main /blog');
  });

  it('speaks the language that it finds in a request', async () => {
    const get = speaking<[Request]>(
      () => answer(),
      ({ headers }) => headers.get('x') ?? 'de',
    );
    expect(await asked(get as never)).toEqual([200, 'de /de/blog']);
  });

  it('has nothing in a language that the site does not speak', async () => {
    expect(await asked(speaking(answer), { language: 'api' })).toEqual([
      404,
      'There is no such path.\n',
    ]);
  });

  it('mixes no languages that are spoken at once', async () => {
    const slow = speaking(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return answer();
    });
    const languages = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'de' : 'main'));
    const said = await Promise.all(languages.map((language) => asked(slow, { language })));
    expect(said.map(([, text]) => String(text).split(' ')[0])).toEqual(languages);
  });
});
