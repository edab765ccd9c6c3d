import { act, render, screen } from '@testing-library/react';
import { PictureLinks } from './testing/picture-links';

jest.mock('./lightbox-view-client', () => {
  throw new Error('the file did not come');
});

it('lets a link lead to its picture where the lightbox does not come', async () => {
  render(<PictureLinks folder="#" />); // jsdom goes to fragments only
  for (const name of ['shaft', 'ring']) {
    await act(async () => screen.getByText(new RegExp(name)).click());
    expect(window.location.hash).toBe(`#${name}.jpg`);
  }
});
