import type { Metadata } from 'next';
import type { Post } from '@/lib/content/schemas';
import { postPath } from '@/lib/routes/paths';
import { describePage, descriptionOf } from '@/lib/seo/describe-page';

export function postMetadata({ id, title, summary, author, date, updatedAt }: Post): Metadata {
  return describePage({
    title,
    description: descriptionOf(
      summary,
      `${title}: an article from our blog about what we make and how.`,
    ),
    path: postPath(id),
    article: {
      publishedTime: date,
      modifiedTime: updatedAt,
      authors: author ? [author] : undefined,
    },
  });
}
