import { log } from '@/lib/platform/log';
import { serveContent } from '@/testing/served-content';

const site = serveContent();
const item = (contents: object, title?: string) => ({ title, contents });

describe('a part of a page that is left out', () => {
  let reasons: unknown[];
  beforeEach(() => {
    reasons = [];
    jest.spyOn(log, 'warn').mockImplementation((line: unknown) => {
      const { endpoint, reason } = line as { endpoint: string; reason: unknown };
      if (endpoint.includes('/pages/')) reasons.push(reason);
    });
  });

  it('is logged with its place on the home page', async () => {
    const sections = [
      { items: [] },
      { items: [] },
      { items: [item({ text: 'many' }), item({ text: 4, title: 'Days' })] },
      { items: [] },
      {
        items: [
          item({ title: 'They say' }),
          item({ title: 'mail@x.example' }, 'owner_1'),
          item({ user_name: 'Ada' }),
        ],
      },
    ];
    site.host.answerJson({ sections });
    await site.content.getHomePage();
    expect(reasons).toEqual([
      'section 2, item 0: a counter without text or title',
      'section 4, item 2: a testimonial without text',
      'section 4, item 1: an owner without a name',
    ]);
  });

  it('is logged on the about page, the first twenty and their number', async () => {
    const entries = [item({ title: 'Founded' }), ...Array(30).fill(item({ text: 'untitled' }))];
    site.host.answerJson({ sections: [{ title: 'Story', items: entries }] });
    const about = await site.content.getAboutPage();
    expect(about?.story).toMatchObject([{ title: 'Founded' }]);
    expect(reasons).toHaveLength(20);
    expect(reasons[0]).toBe('story, item 1: an entry without a title');
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ faults: 30 }),
      'malformed part left out',
    );
  });
});
