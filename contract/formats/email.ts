import { EMAIL_LENGTH } from './lengths';
import { plainSigns } from './plain-signs';
import { quoted, textOf, type Reading } from './reading';

const ATOMS = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Labels with a dot between them: `x@localhost` is well-formed, but cannot be reached from here. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z][a-z\d-]*[a-z\d])$/;

/** The domain in letters that every mail server knows: `müller.example` → `xn--mller-kva.example`. */
function asciiDomain(domain: string): string | undefined {
  if (/[^\p{L}\p{M}\d\u200c\u200d.-]/u.test(domain) || !URL.canParse(`http://${domain}`))
    return undefined;
  return new URL(`http://${domain}`).hostname;
}

/** One e-mail address, its domain in ASCII, as browsers send it. */
export function readEmail(value: unknown): Reading<string> {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const plain = plainSigns(text).trim();
  const at = plain.lastIndexOf('@');
  const local = plain.slice(0, at);
  const domain = at === -1 ? undefined : asciiDomain(plain.slice(at + 1));
  const email = `${local}@${domain}`;
  return domain && ATOMS.test(local) && DOMAIN.test(domain) && email.length <= EMAIL_LENGTH
    ? { value: email }
    : { fault: `${quoted(text)} is no e-mail address.` };
}

/** The mailbox behind an address, as limits count it: `A+b@c` is `a@c`. */
export const mailboxOf = (email: string): string =>
  email.toLowerCase().replace(/(?<=.)\+.*(?=@)/, '');

/** `a@b.example` → `mailto:a@b.example`; undefined for what is no single address. */
export function mailLink(text: string): string | undefined {
  const email = readEmail(text.replace(/^\s*mailto:/i, ''))?.value;
  return email && `mailto:${email}`;
}
