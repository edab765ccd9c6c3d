import { screen } from '@testing-library/react';
import { industrialSlides } from '@/lib/demo-data/industrial-home';
import { show } from '@/lib/testing/show';
import { IndustrialBanner } from './industrial-banner';

const showBanner = () =>
  show(
    <IndustrialBanner
      title="Heavy parts"
      slides={industrialSlides}
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
