import type { Metadata } from 'next';
import type { Service } from '@/lib/content/schemas';
import { servicePath } from '@/lib/routes/paths';
import { describePage, descriptionOf } from '@/lib/seo/describe-page';

export function serviceMetadata({ id, title, summary }: Service): Metadata {
  return describePage({
    title,
    description: descriptionOf(
      summary,
      `${title}: how we do it, its limits and its lead times, with pictures.`,
    ),
    path: servicePath(id),
  });
}
