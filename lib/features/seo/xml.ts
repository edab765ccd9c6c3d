const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Not allowed in XML, even escaped. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => entities[character]!);

export const element = (name: string, text: string | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';

/** @param type the media type, such as `application/xml` */
export const xmlResponse = (body: string, type: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8` },
  });
