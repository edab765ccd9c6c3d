import { renderToStaticMarkup } from 'react-dom/server';
import { playerUrl } from './video-site';
import { VideoDialog } from './video-dialog';

const markup = (videoId: string) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <VideoDialog videoId={videoId} title="The press at work" />,
  );
  return page;
};

describe('VideoDialog', () => {
  it('opens its dialog without scripts and names the provider', () => {
    const page = markup('dQw4w9WgXcQ');
    const trigger = page.querySelector('[command="show-modal"]');
    expect(page.querySelector('dialog')?.id).toBe(trigger?.getAttribute('commandfor'));
    expect(trigger).toHaveTextContent('Play video The press at work');
    expect(trigger).toHaveTextContent('Plays from youtube-nocookie.com');
  });

  it('loads nothing before it is opened', () => {
    expect(markup('dQw4w9WgXcQ').querySelector('iframe, img, script, link')).toBeNull();
  });

  it.each(['', 'short', 'twelve-chars', '../../evil', 'dQw4w9WgXc"'])(
    'renders nothing for %p',
    (videoId) => {
      expect(markup(videoId)).toBeEmptyDOMElement();
    },
  );

  it('has sound and no autoplay', () => {
    const { hostname, searchParams } = new URL(playerUrl('dQw4w9WgXcQ'));
    expect(hostname).toBe('www.youtube-nocookie.com');
    expect(searchParams.get('autoplay')).toBe('0');
    expect(searchParams.get('mute')).toBe('0');
  });
});
