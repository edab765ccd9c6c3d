import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { LightboxLinks } from './lightbox-links';

jest.mock('./lightbox-view-client', () => ({
  __esModule: true,
  default: ({ open, index }: { open: boolean; index: number }) =>
    open ? <div role="dialog">Picture {index}</div> : null,
}));

const slides = [
  { src: '/media/x/ring.jpg', alt: 'Rolled ring' },
  { src: '/media/x/shaft.jpg', alt: 'Stepped shaft' },
];

beforeEach(() => {
  render(
    <LightboxLinks slides={slides} label="Customer gallery">
      {slides.map(({ src, alt }, index) => (
        <a key={src} href={src} data-lightbox-index={index}>
          {alt}
        </a>
      ))}
    </LightboxLinks>,
  );
});

describe('LightboxLinks', () => {
  it('renders only the links while closed', () => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens at the clicked picture', async () => {
    fireEvent.click(screen.getByText('Stepped shaft'));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Picture 1');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a click with %s to the browser', (key) => {
    const link = screen.getByText('Stepped shaft');
    const click = createEvent.click(link, { [key]: true });
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
