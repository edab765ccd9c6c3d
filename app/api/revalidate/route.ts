import { after } from 'next/server';
import { readAllContent } from '@/lib/content/read-all';
import { affectedPages, markStale, refreshHelp, refreshSchema } from '@/lib/content/refresh';
import { environment } from '@/lib/env';
import { log } from '@/lib/log';
import { bearerToken, sameSecret } from '@/lib/secrets';
import { warmPages } from '@/lib/warming';

const answer = (status: number, message: string) =>
  Response.json({ status, message }, { status, headers: { 'cache-control': 'no-store' } });

/** Called by the content service after a change: `{"paths": […]}` or `{"all": true}`. */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET, PORT } = environment();
  if (!REVALIDATE_SECRET) return answer(404, 'There is nothing here.');
  if (!sameSecret(bearerToken(request.headers), REVALIDATE_SECRET)) {
    return answer(401, 'The bearer secret is missing or wrong.');
  }
  const body: unknown = await request.json().catch(() => undefined);
  const parsed = refreshSchema.safeParse(body);
  if (!parsed.success) {
    return answer(422, refreshHelp);
  }
  await markStale(parsed.data);
  after(async () => {
    // With all of it here no visitor gets an old page, made anew already or not.
    void readAllContent();
    await warmPages(`http://127.0.0.1:${PORT}`, await affectedPages(parsed.data), (path, reason) =>
      log.warn({ path, reason }, 'page not warmed'),
    );
  });
  return answer(200, 'The pages are being made again.');
}
