import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CertificateGallery } from './certificate-gallery';

jest.mock('@/components/ui/lightbox/lightbox-view-client', () => ({
  __esModule: true,
  default: ({
    open,
    index,
    slides,
  }: {
    open: boolean;
    index: number;
    slides: { alt: string }[];
  }) => (open ? <div role="dialog">{slides[index]?.alt}</div> : null),
}));

const heading = { title: 'Certificates and approvals', text: 'Approvals.' };

const paper = (id: number, alt?: string) => ({
  id,
  title: `Certificate ${id}`,
  text: undefined,
  picture: alt ? { src: `/media/host/${id}.png`, alt } : undefined,
});
const documents = [paper(1, 'Quality'), paper(2), paper(3, 'Environment'), paper(4, 'Safety')];

describe('CertificateGallery', () => {
  test.each(['Quality', 'Environment', 'Safety'])('opens the picture "%s"', async (alt) => {
    render(<CertificateGallery {...heading} documents={documents} />);
    await userEvent.click(screen.getByRole('img', { name: alt }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(alt);
  });

  test('shows an item without a picture as no link', () => {
    render(<CertificateGallery {...heading} documents={documents} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/media/host/1.png',
      '/media/host/3.png',
      '/media/host/4.png',
    ]);
  });

  test('renders nothing for an empty list', () => {
    const { container } = render(<CertificateGallery {...heading} documents={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
