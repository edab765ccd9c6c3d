import 'server-only';
import * as z from 'zod';
import * as field from './fields';
import { mailLink, telLink } from './links';
import type { Warn } from './warnings';

const person = {
  name: field.requiredText,
  phone: field.text,
  email: field.text,
  thumbnail: field.file,
  alt: field.text,
};

const skillItem = z
  .object({ title: field.requiredText, percent: field.number(0, 100) })
  .transform(({ title, percent }) => ({ label: title, percent }))
  .meta({ id: 'Skill' });
export const skillSchema = () => skillItem;
export type Skill = z.infer<typeof skillItem>;

export const teamMemberSchema = (warn: Warn) =>
  z
    .object({
      id: field.optionalId,
      ...person,
      position: field.text,
      /** What the member is asked about. */
      field: field.text,
      summary: field.text,
      links: field.validEntries(field.link, warn),
      /** With a text of its own the member has a profile. */
      html: field.html(warn),
      facts: field.facts(warn),
      skills: field.validEntries(skillItem, warn),
      education: field.validEntries(
        z.object({
          years: field.text,
          title: field.requiredText,
          place: field.text,
          text: field.text,
        }),
        warn,
      ),
    })
    .transform(({ thumbnail, alt, email, phone, links, ...member }) => ({
      ...member,
      picture: field.picture(thumbnail, alt, member.name),
      email: email ? { text: email, href: mailLink(email) } : undefined,
      phone: phone ? { text: phone, href: telLink(phone) } : undefined,
      links,
    }))
    .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<ReturnType<typeof teamMemberSchema>>;

/** A person beside a service or a product, which names the contact's id. */
export const contactSchema = () =>
  z
    .object({ id: field.id, ...person, position: field.text })
    .transform(({ thumbnail, alt, email, phone, ...contact }) => ({
      ...contact,
      picture: field.picture(thumbnail, alt, contact.name),
      phone: phone ? { text: phone, href: telLink(phone) } : undefined,
      email: email ? { text: email, href: mailLink(email) } : undefined,
    }))
    .meta({ id: 'Contact' });
export type Contact = z.infer<ReturnType<typeof contactSchema>>;

export const reviewSchema = () =>
  z
    .object({
      /** The id of the product; without one the review stands under every product. */
      product: field.optionalId,
      name: field.requiredText,
      date: field.date,
      rating: field.number(0, 5),
      text: field.requiredText,
      /** Beside the name. */
      image: field.file,
      alt: field.text,
    })
    .transform(({ image, alt, ...review }): typeof review & { picture?: field.Picture } => ({
      ...review,
      picture: field.picture(image, alt, review.name),
    }))
    .meta({ id: 'Review' });
export type Review = z.infer<ReturnType<typeof reviewSchema>>;
