const followed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Undefined for other protocols than http, https, mailto and tel. */
export function safeLink(href: string): string | undefined {
  try {
    const url = new URL(href.trim());
    return followed.has(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** `+44 114 496 0100` → `tel:+441144960100`; undefined without a number. */
export function telLink(phone: string): string | undefined {
  const number = phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

/** `a@b.c` → `mailto:a@b.c`; undefined for what is no single e-mail. */
export function mailLink(email: string): string | undefined {
  const bare = email.trim().replace(/^mailto:/i, '');
  return /^[^\s@<>?&,;]+@[^\s@<>?&,;]+$/.test(bare) ? `mailto:${bare}` : undefined;
}
