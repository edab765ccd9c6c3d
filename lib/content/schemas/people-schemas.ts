import 'server-only';
import type * as z from 'zod';
import { mailLink } from '@/contract/formats/email';
import { telLink } from '@/contract/formats/phone';
import { reviewRecord } from '@/contract/records/catalogue';
import { contactRecord, skillRecord, teamMemberRecord } from '@/contract/records/people';
import { picture, type Picture } from './fields';
import { hostFields } from './host-fields';
import type { HostReading } from './warnings';

const skill = ({ title, percent }: z.infer<ReturnType<typeof skillRecord>>) => ({
  label: title,
  percent,
});
export const skillSchema = (reading: HostReading) =>
  skillRecord(hostFields(reading)).transform(skill);
export type Skill = ReturnType<typeof skill>;

type Person = { name: string; thumbnail?: string; alt?: string; phone?: string; email?: string };

function person<T extends Person>(
  { thumbnail, alt, phone, email, ...found }: T,
  { region }: HostReading,
) {
  return {
    ...found,
    picture: picture(thumbnail, alt, found.name),
    email: email ? { text: email, href: mailLink(email) } : undefined,
    phone: phone ? { text: phone, href: telLink(phone, region) } : undefined,
  };
}

export const teamMemberSchema = (reading: HostReading) =>
  teamMemberRecord(hostFields(reading)).transform((member) => ({
    ...person(member, reading),
    skills: member.skills.map(skill),
  }));
export type TeamMember = z.infer<ReturnType<typeof teamMemberSchema>>;

/** A person beside a service or a product, which names the contact's id. */
export const contactSchema = (reading: HostReading) =>
  contactRecord(hostFields(reading)).transform((contact) => person(contact, reading));
export type Contact = z.infer<ReturnType<typeof contactSchema>>;

export const reviewSchema = (reading: HostReading) =>
  reviewRecord(hostFields(reading)).transform(
    ({ image, alt, ...review }): typeof review & { picture?: Picture } => ({
      ...review,
      picture: picture(image, alt, review.name),
    }),
  );
export type Review = z.infer<ReturnType<typeof reviewSchema>>;
