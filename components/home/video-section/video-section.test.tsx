import { screen } from '@testing-library/react';
import { companyVideoId } from '@/lib/demo-data/company-video';
import { show } from '@/lib/testing/show';
import { VideoSection } from './video-section';

const film = {
  title: 'How a node is made',
  text: 'In four minutes.',
  picture: { src: '/pictures/construction/multipurpose-hall.jpg', alt: '' },
};

describe('VideoSection', () => {
  test('names the film and has a play button', () => {
    show(<VideoSection film={film} />);
    expect(screen.getByRole('heading', { level: 2, name: film.title })).toBeVisible();
    expect(screen.getByRole('button', { name: /Play video/ })).toHaveAttribute(
      'command',
      'show-modal',
    );
    expect(document.body.innerHTML).toContain(companyVideoId);
  });

  test("prefers the content's film", () => {
    show(<VideoSection film={film} videoId="abcdefghijk" />);
    expect(document.body.innerHTML).toContain('abcdefghijk');
    expect(document.body.innerHTML).not.toContain(companyVideoId);
  });
});
