import 'server-only';
import { mailLink } from '@/contract/formats/email';
import { telLink } from '@/contract/formats/phone';
import type { reviewRecord } from '@/contract/records/catalogue';
import type { contactRecord, skillRecord, teamMemberRecord } from '@/contract/records/people';
import type { Merged } from '@/contract/languages/merge-record';
import type { Audience, Written } from './endpoint-types';
import { entriesIn, picture, type Picture } from './fields';

export const skill = ({ title, percent }: Written<typeof skillRecord>) => ({
  label: title,
  percent,
});
export type Skill = ReturnType<typeof skill>;

type Person = Merged<{
  name: string;
  thumbnail?: string;
  alt?: string;
  phone?: string;
  email?: string;
}>;

function person<T extends Person>(
  { thumbnail, alt, phone, email, ...found }: T,
  { region }: Audience,
) {
  return {
    ...found,
    picture: picture(thumbnail, alt, { title: found.name, lang: found.langs?.alt }),
    email: email ? { text: email, href: mailLink(email) } : undefined,
    phone: phone ? { text: phone, href: telLink(phone, region) } : undefined,
  };
}

export const teamMember = (member: Written<typeof teamMemberRecord>, audience: Audience) => ({
  ...person(member, audience),
  facts: entriesIn(member.facts, member.langs?.facts),
  skills: entriesIn(member.skills.map(skill), member.langs?.skills),
  education: entriesIn(member.education, member.langs?.education),
});
export type TeamMember = ReturnType<typeof teamMember>;

/** A person beside a service or a product, which names the contact's id. */
export const contact = (found: Written<typeof contactRecord>, audience: Audience) =>
  person(found, audience);
export type Contact = ReturnType<typeof contact>;

type WrittenReview = Written<typeof reviewRecord>;
export type Review = Omit<WrittenReview, 'image' | 'alt'> & { picture?: Picture };

export const review = ({ image, alt, ...found }: WrittenReview): Review => ({
  ...found,
  picture: picture(image, alt, { title: found.name, lang: found.langs?.alt }),
});
