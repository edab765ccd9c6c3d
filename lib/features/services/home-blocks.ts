import type { Fact } from '@/lib/content/schemas/fields';
import type { ServiceSummary } from '@/lib/content/schemas/schemas';
import type { Block } from '@/lib/content/schemas/site-schemas';

export type Slide = ServiceSummary & {
  /** What the caption of the slide says below the title, such as "65 kg in one die". */
  claim?: string;
};

/** What the facts of the page say of a service is its claim. */
export function withClaims(services: ServiceSummary[], facts: Fact[]): Slide[] {
  const claims = new Map(facts.map(({ name, value }) => [name, value]));
  return services.map((service) => ({ ...service, claim: claims.get(service.title) }));
}

/** A picture of the page's first gallery stands for the service that its caption names. */
export function withOwnPictures(services: ServiceSummary[], blocks: Block[]): ServiceSummary[] {
  const gallery = blocks.find((block) => block.type === 'gallery');
  const pictures = new Map(
    (gallery?.pictures ?? []).map(({ caption, picture }) => [caption, picture]),
  );
  return services.map((service) => ({
    ...service,
    picture: pictures.get(service.title) ?? service.picture,
  }));
}
