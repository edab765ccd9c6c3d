import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { IndustrialBanner } from './industrial-banner';

const slides = ['Drives', 'Energy', 'Heavy duty'].map((title) => ({
  title,
  text: `Parts for ${title}.`,
  picture: { src: `/media/host/${title}.jpg`, alt: `Picture of ${title}` },
  videoId: undefined,
}));

const showBanner = () =>
  show(
    <IndustrialBanner
      title="Heavy parts"
      label="Industries"
      slides={slides}
      facts={[{ name: 'Weight', value: '1 200 kg' }]}
    >
      <form aria-label="Consultation" />
    </IndustrialBanner>,
  );

describe('IndustrialBanner', () => {
  test('has one h1 over three slides', () => {
    showBanner();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(['Drives', 'Energy', 'Heavy duty']);
  });

  test('loads only the first picture eagerly', () => {
    showBanner();
    const pictures = screen.getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
  });

  test('shows the panel and the facts', () => {
    showBanner();
    expect(screen.getByRole('form', { name: 'Consultation' })).toBeInTheDocument();
    expect(screen.getByText('1 200 kg')).toBeVisible();
  });
});
