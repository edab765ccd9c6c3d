import { holdContent } from '@/testing/hold-content';
import { sampleServices } from '@/testing/services';
import { itemAt } from '@/lib/pages/routes/paths';
import { otherServices, requireServices, serviceItem, servicesPage } from './services';

const services = sampleServices(14);

describe('services', () => {
  it.each(['0', '15', '01', '1.0', '+1', 'abc', '1e0', ''])('finds no service at %j', (id) => {
    expect(itemAt(services, id)).toBeUndefined();
  });

  it('finds a service by its id', () => expect(itemAt(services, '7')?.id).toBe(7));

  it('shows twelve services per page', () => {
    expect(servicesPage(services, 1)).toMatchObject({ from: 1, to: 12, pages: 2 });
    expect(servicesPage(services, 2).items.map(({ id }) => id)).toEqual([13, 14]);
  });

  it('continues with the next services, wrapping around', () => {
    expect(otherServices(services, 13).map(({ id }) => id)).toEqual([14, 1, 2]);
    expect(otherServices(sampleServices(1), 1)).toEqual([]);
  });

  it('has with a service what its page leads to, and no more', async () => {
    const station = { title: 'Press', distance: 10 };
    const list = Array.from({ length: 14 }, (_, index) => ({
      ...{ id: index + 1, title: `Service ${index + 1}` },
      station: index === 8 ? station : undefined,
    }));
    await holdContent({ servicePages: list });
    const { service, others, onTheWay } = (await serviceItem('2'))!;
    expect(service.id).toBe(2);
    expect(others.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(onTheWay.map(({ id }) => id)).toEqual([9]);
  });

  it('throws if the services were never loaded', async () => {
    await holdContent({});
    await expect(requireServices()).rejects.toThrow('services never loaded');
  });
});
