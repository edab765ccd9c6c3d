import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { VideoSection } from './video-section';

const film = {
  title: 'How a node is made',
  text: 'In four minutes.',
  picture: { src: '/media/host/hall.jpg', alt: 'A hall' },
};

describe('VideoSection', () => {
  test('names the film and has a play button', () => {
    show(<VideoSection film={film} videoId="abcdefghijk" />);
    expect(screen.getByRole('heading', { level: 2, name: film.title })).toBeVisible();
    expect(screen.getByRole('button', { name: /Play video/ })).toHaveAttribute(
      'command',
      'show-modal',
    );
    expect(document.body.innerHTML).toContain('abcdefghijk');
    expect(document.querySelector('img')).toHaveAttribute('alt', '');
  });

  test('renders nothing without a film', () => {
    expect(show(<VideoSection film={film} />)).toBeEmptyDOMElement();
  });
});
