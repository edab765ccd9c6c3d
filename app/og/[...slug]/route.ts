import { answerWhenLoaded } from '@/lib/content/store/required';
import { drawCard } from '@/lib/features/seo/card';
import { pathOfCard } from '@/lib/features/seo/card-path';
import { cardContent } from '@/lib/features/seo/card-content';

type Context = { params: Promise<{ slug: string[] }> };

/** The social card of a page: `/og` followed by the page's path. */
export const GET = (_: Request, { params }: Context): Promise<Response> =>
  answerWhenLoaded(async () => {
    const path = pathOfCard((await params).slug);
    const content = path && (await cardContent(path));
    if (!content) return new Response('There is no such card.\n', { status: 404 });
    return new Response(await drawCard(content), {
      headers: {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      },
    });
  });
