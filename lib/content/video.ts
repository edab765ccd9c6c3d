const ID = /^[\w-]{11}$/;
const HOSTS = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com)$|^youtu\.be$/;

/**
 * The 11 characters that name a video on the video site, taken from a link to it or standing alone.
 * @returns undefined for every other text
 */
export function videoId(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const candidate = value.trim();
  if (ID.test(candidate)) return candidate;
  let url: URL;
  try {
    url = new URL(candidate);
  } catch {
    return undefined;
  }
  if (!/^https?:$/.test(url.protocol) || !HOSTS.test(url.hostname)) return undefined;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const found =
    url.hostname === 'youtu.be'
      ? first
      : (url.searchParams.get('v') ?? (/^(embed|v|shorts|live)$/.test(first) ? second : ''));
  return ID.test(found) ? found : undefined;
}
