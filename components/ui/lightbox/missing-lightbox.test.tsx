import { act, render, screen } from '@testing-library/react';
import { LightboxLinks } from './lightbox-links';

jest.mock('./lightbox-view-client', () => {
  throw new Error('the file did not come');
});

// jsdom goes to fragments only.
const slides = [
  { src: '#ring.jpg', alt: 'Rolled ring' },
  { src: '#shaft.jpg', alt: 'Stepped shaft' },
];

it('lets a link lead to its picture where the lightbox does not come', async () => {
  render(
    <LightboxLinks slides={slides} label="Customer gallery">
      {slides.map(({ src, alt }, index) => (
        <a key={src} href={src} data-lightbox-index={index}>
          {alt}
        </a>
      ))}
    </LightboxLinks>,
  );
  for (const { src, alt } of slides.toReversed()) {
    await act(async () => screen.getByText(alt).click());
    expect(window.location.hash).toBe(src);
  }
});
