import { screen, within } from '@testing-library/react';
import type { Picture } from '@/lib/content/schemas/fields';
import { pageOf } from '@/lib/pages/paging';
import { sampleServices } from '@/testing/services';
import { show } from '@/testing/show';
import { bannerPicture, servicePictures } from './pictures';
import { ServiceCards } from './service-cards';

const services = sampleServices(14);

describe('ServiceCards', () => {
  test.each(['cards', 'compact'] as const)(
    '%s: has a slider of the pictures of each service, all linked to its details',
    (variant) => {
      show(<ServiceCards variant={variant} title="Our Services" page={pageOf(services, 2, 12)} />);
      for (const id of [13, 14]) {
        const card = screen.getByRole('link', { name: `Service ${id}` }).closest('article')!;
        const slider = within(card).getByRole('region', { name: `Pictures of Service ${id}` });
        expect(within(slider).getAllByRole('link', { name: /View/ })).toHaveLength(2);
        for (const link of within(card).getAllByRole('link')) {
          expect(link).toHaveAttribute('href', `/service-details/${id}`);
        }
      }
    },
  );

  test('has pagination for a long list only', () => {
    show(<ServiceCards variant="cards" title="Our Services" page={pageOf(services, 1, 12)} />);
    const pagination = screen.getByRole('navigation', { name: 'Pages of the services' });
    expect(within(pagination).getByRole('link', { name: '02' })).toHaveAttribute(
      'href',
      '/service/page/2',
    );
    show(
      <ServiceCards
        variant="cards"
        title="Our Services"
        page={pageOf(services.slice(0, 3), 1, 12)}
      />,
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('links the compact variant of a long list to the whole list', () => {
    show(<ServiceCards variant="compact" title="Our Services" page={pageOf(services, 1, 12)} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/service');
    show(
      <ServiceCards
        variant="compact"
        title="Our Services"
        page={pageOf(services.slice(0, 3), 1, 12)}
      />,
    );
    expect(screen.queryByRole('link', { name: 'View All' })).not.toBeInTheDocument();
  });

  test('has its drawing in the banner of its page, or its first picture', () => {
    const [photo, drawing] = ['/media/host/a.jpg', '/media/host/b.svg'].map((src) => ({
      src,
      alt: '',
    })) as [Picture, Picture];
    expect(bannerPicture({ images: [photo, drawing], picture: photo })).toBe(drawing);
    expect(bannerPicture({ images: [], picture: photo })).toBe(photo);
    expect(bannerPicture({ images: [], picture: undefined })).toBeUndefined();
    expect(bannerPicture(undefined)).toBeUndefined();
  });

  test('uses the thumbnail if there are no pictures', () => {
    const picture = { src: '/media/host/a.jpg', alt: 'A' };
    expect(servicePictures({ images: [], picture })).toEqual([picture]);
    expect(servicePictures({ images: [], picture: undefined })).toEqual([]);
  });
});
