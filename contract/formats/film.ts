const ID = /^[\w-]{11}$/;
const HOSTS = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com)$|^youtu\.be$/;

/** The 11 characters that name a video; undefined where the text is no link to one. */
export function linkedVideoId(link: string | undefined): string | undefined {
  if (!link || !URL.canParse(link)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(link);
  if (!/^https?:$/.test(protocol) || !HOSTS.test(hostname)) return undefined;
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const found =
    hostname === 'youtu.be'
      ? first
      : (searchParams.get('v') ?? (/^(embed|v|shorts|live)$/.test(first) ? second : ''));
  return ID.test(found) ? found : undefined;
}

/** Accepts also the 11 characters alone. */
export const videoId = (text: string | undefined): string | undefined =>
  text && ID.test(text) ? text : linkedVideoId(text);
