import 'server-only';
import { derivedItem } from '@/lib/content/store/derive';
import { getServicePages } from '@/lib/content/store/endpoints';
import { NeverLoadedError } from '@/lib/content/store/never-loaded';
import type { Contents } from '@/lib/content/schemas/page-schemas';
import type { Service } from '@/lib/content/schemas/schemas';
import { findItem } from '@/lib/pages/found-items';
import { furtherPages } from '@/lib/pages/further-pages';
import { pageOf, type PageOf } from '@/lib/pages/paging';
import { inOrderOfStations } from './stations';
import type { Catalogue } from '@/words/messages';

const SERVICES_PER_PAGE = 12;
const OTHERS_SHOWN = 3;

export const servicesPage = (services: Service[], page: number): PageOf<Service> =>
  pageOf(inOrderOfStations(services), page, SERVICES_PER_PAGE);

/**
 * In the order of their stations.
 * @throws if the services were never loaded, so that no 404 is stored for a page that exists
 */
export async function requireServices(): Promise<Service[]> {
  const services = await getServicePages();
  if (!services) throw new NeverLoadedError('services');
  return inOrderOfStations(services);
}

/** With those that its page leads to: of thousands, whoever compared them all would wait. */
export const serviceItem = derivedItem('/service-details', async (id) => {
  const [services, service] = await Promise.all([requireServices(), findItem(requireServices, id)]);
  return (
    service && {
      service,
      others: otherServices(services, service.id),
      onTheWay: services.filter(({ station }) => station),
    }
  );
});

export const furtherServicesPages = furtherPages(
  '/service/page',
  SERVICES_PER_PAGE,
  requireServices,
);

export const servicesHeading = (
  introduction: Partial<Pick<Contents, 'title' | 'subtitle' | 'description'>> | undefined,
  { ourServices }: Pick<Catalogue['company'], 'ourServices'>,
) => ({
  title: introduction?.title ?? ourServices,
  text: introduction?.description ?? introduction?.subtitle,
});

/** The services after this one, continuing from the start. */
export function otherServices(services: Service[], id: number | undefined): Service[] {
  const start = services.findIndex((service) => service.id === id) + 1;
  return [...services.slice(start), ...services.slice(0, start)]
    .filter((service) => service.id !== id)
    .slice(0, OTHERS_SHOWN);
}
