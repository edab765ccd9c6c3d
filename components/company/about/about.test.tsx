import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { About } from './about';

const about = {
  title: 'A forge that finishes',
  description: 'Founded in 1998.',
  image: { src: '/media/host/hall.jpg', alt: 'Machine hall' },
  videoId: undefined,
  blocks: [
    { subtitle: 'Pedigree', title: 'Every part is stamped.' },
    { subtitle: 'Answers', title: 'In two days.' },
  ],
};
const phone = { text: '+44 114 496 0180', href: 'tel:+441144960180' };

describe('About', () => {
  test('shows picture, text and both blocks', () => {
    show(<About about={about} />);
    expect(screen.getByRole('heading', { level: 2, name: about.title })).toBeVisible();
    expect(screen.getByAltText('Machine hall')).toBeInTheDocument();
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(['Pedigree', 'Answers']);
  });

  test('links to the contact page and the phone', () => {
    show(<About about={about} phone={phone} />);
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: /call any time/ })).toHaveAttribute('href', phone.href);
  });

  test('shows a phone without a number as text', () => {
    show(<About about={about} phone={{ text: 'ask us', href: undefined }} />);
    expect(screen.getByText('call any time').parentElement).toHaveTextContent('ask us');
    expect(screen.queryByRole('link', { name: /ask us/ })).not.toBeInTheDocument();
  });

  test('shows the final numbers of the counters', () => {
    show(<About about={about} counters={[{ end: '14200', label: 'Tonnes a year' }]} />);
    expect(screen.getByText('14,200')).toBeVisible();
    expect(screen.getByText('Tonnes a year')).toBeVisible();
  });

  test('shows skills beside counters with a suffix', () => {
    show(
      <About
        about={about}
        counters={[{ end: '25+', label: 'Years' }]}
        skills={[{ label: 'Buyers who came back', percent: 80 }]}
      />,
    );
    expect(screen.getByText('Years').nextElementSibling).toHaveTextContent('25+');
    expect(screen.getByText('80%')).toBeVisible();
  });

  test.each([
    ['broad', 1],
    ['mirrored', 1],
    ['halves', 0],
  ] as const)('%s shows the film %d times', (variant, times) => {
    show(<About about={{ ...about, videoId: 'abcdefghijk' }} variant={variant} />);
    expect(screen.queryAllByRole('button', { name: /Play video/ })).toHaveLength(times);
  });

  test('has no play button without a film', () => {
    show(<About about={about} />);
    expect(screen.queryByRole('button', { name: /Play video/ })).not.toBeInTheDocument();
  });
});
