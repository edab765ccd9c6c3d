import * as z from 'zod';
import type { Fields } from './fields';
import { factsField } from './shared';

const personFields = (f: Fields) => ({
  name: f.line({ required: true, same: true }),
  position: f.line(),
  phone: f.phone(),
  email: f.email({ label: 'E-mail' }),
  thumbnail: f.picture({ label: 'Portrait', alt: 'alt' }),
  alt: f.alt(),
});

export const skillRecord = (f: Fields) =>
  z
    .object({
      title: f.line({ label: 'What is measured', required: true }),
      percent: f.number({ label: 'Per cent', min: 0, max: 100, required: true }),
    })
    .meta({ id: 'Skill' });

export const teamMemberRecord = (f: Fields) =>
  z
    .object({
      id: f.id(),
      ...personFields(f),
      field: f.line({ label: 'Subject', help: 'What this person is asked about.' }),
      summary: f.lines({ max: 500 }),
      links: f.list(f.link({ required: true }), {
        label: 'Profiles elsewhere',
        row: 'Link',
        most: 10,
      }),
      /** With a text of its own the member has a profile. */
      html: f.html(),
      facts: factsField(f),
      skills: f.list(skillRecord(f), { label: 'Skills', row: 'Skill', most: 20 }),
      education: f.list(
        z.object({
          years: f.line(),
          title: f.line({ required: true }),
          place: f.line(),
          text: f.lines({ max: 1_000 }),
        }),
        { label: 'Education', row: 'Step', most: 20 },
      ),
    })
    .meta({ id: 'TeamMember' });

/** A person beside a service or a product, which names the contact's id. */
export const contactRecord = (f: Fields) =>
  z.object({ id: f.id({ required: true }), ...personFields(f) }).meta({ id: 'Contact' });
