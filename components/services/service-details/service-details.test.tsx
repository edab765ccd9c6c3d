import { screen, within } from '@testing-library/react';
import type { Service } from '@/lib/content/schemas/schemas';
import { sampleServices } from '@/testing/services';
import { show } from '@/testing/show';
import { OtherServices } from './other-services';
import { ServiceDetails } from './service-details';

const [service, ...others] = sampleServices(3) as [Service, ...Service[]];

const quoteLink = { href: '/quote', name: 'Request a Quote', takesDrawings: true };

describe('ServiceDetails', () => {
  test.each(['page', 'focus'] as const)('%s: shows pictures, text and figures', (variant) => {
    show(<ServiceDetails variant={variant} service={service} quoteLink={quoteLink} />);
    const pictures = screen.getByRole('list', { name: 'Pictures of Service 1' });
    expect(
      within(pictures)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/media/host/1a.jpg', '/media/host/1b.jpg']);
    expect(screen.getByText('All about service 1.')).toBeVisible();
    expect(screen.getByText('1 kg')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact?about=service:1',
    );
  });

  test('leads to the form for a quote first, to the contact page alone where there is none', () => {
    const actions = () =>
      screen
        .getAllByRole('link', { name: /^(Request a Quote|Contact Us)$/ })
        .map((link) => link.getAttribute('href'));
    show(<ServiceDetails variant="page" service={service} quoteLink={quoteLink} />);
    expect(actions()).toEqual(['/quote', '/contact?about=service:1']);
    const contact = { href: '/contact', name: 'Contact Us', takesDrawings: false };
    show(<ServiceDetails variant="page" service={service} quoteLink={contact} />);
    expect(actions()).toEqual(['/contact?about=service:1']);
  });

  test('shows figures as a table on the page, as a row in focus', () => {
    show(<ServiceDetails variant="page" service={service} quoteLink={quoteLink} />);
    expect(screen.getByRole('table', { name: 'Figures and limits' })).toBeVisible();
    show(<ServiceDetails variant="focus" service={service} quoteLink={quoteLink} />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('renders a service that has only a title', () => {
    const bare = {
      ...service,
      images: [],
      picture: undefined,
      summary: undefined,
      html: undefined,
      facts: [],
    };
    show(<ServiceDetails variant="page" service={bare} quoteLink={quoteLink} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Service 1' })).toBeVisible();
  });

  test('names the station that follows, and none where the way begins anew', () => {
    const at = (distance: number) => ({
      ...{ name: 'Saw', distance, temperature: undefined, secondTemperature: undefined },
      trace: undefined,
    });
    const services = others.map((other) => ({ ...other, station: at(120) }));
    show(<OtherServices title="Others" services={services} from={at(60)} />);
    expect(screen.getAllByText(/^Next station · Saw · 120/)).toHaveLength(1);
    show(<OtherServices title="Others" services={services} from={at(640)} />);
    expect(screen.queryByText(/Next station/)).not.toBeInTheDocument();
  });

  test('links other services to their details', () => {
    show(<OtherServices title="Others" services={others} />);
    expect(screen.getByRole('link', { name: 'Service 2' })).toHaveAttribute(
      'href',
      '/service-details/2',
    );
    expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/service');
  });
});
