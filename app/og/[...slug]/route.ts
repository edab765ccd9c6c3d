import { answerWhenLoaded } from '@/lib/content/store/required';
import { speaking } from '@/lib/pages/in-language';
import { placeOf, type Place } from '@/lib/pages/languages';
import { drawCard } from '@/lib/features/seo/card';
import { pathOfCard } from '@/lib/features/seo/card-path';
import { cardContent } from '@/lib/features/seo/card-content';

type Context = { params: Promise<{ slug: string[] }> };

const placeOfCard = async ({ params }: Context): Promise<Place> =>
  placeOf(`/${(await params).slug.join('/')}`);

/** The social card of a page: `/og` followed by the page's address. */
async function answer(_: Request, context: Context): Promise<Response> {
  return answerWhenLoaded(async () => {
    const path = pathOfCard((await placeOfCard(context)).path);
    const content = path && (await cardContent(path));
    if (!content) return new Response('There is no such card.\n', { status: 404 });
    return new Response(await drawCard(content), {
      headers: {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      },
    });
  });
}

export const GET = speaking(answer, async (_, context) => (await placeOfCard(context)).language);
