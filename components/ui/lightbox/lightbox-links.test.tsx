import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { PictureLinks } from './testing/picture-links';

jest.mock('./lightbox-view-client', () => ({
  __esModule: true,
  default: ({ open, index }: { open: boolean; index: number }) =>
    open ? <div role="dialog">Picture {index}</div> : null,
}));

beforeEach(() => {
  render(<PictureLinks folder="/media/x/" />);
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
