import * as z from 'zod';
import type { Fields } from './fields';
import { FILM } from './shared';

/*
 * The parts of the pages whose sections hosts send by position, under the names that staff see.
 */

const heading = (f: Fields) => f.line({ label: 'Heading' });
const pictured = (f: Fields) => ({
  image: f.picture({ label: 'Picture', alt: 'alt' }),
  alt: f.alt(),
});
const below = (f: Fields) => f.lines({ label: 'Below the heading', max: 1_000 });

const personFields = (f: Fields, name: { label: string; required?: true }) => ({
  user_name: f.line({ ...name, same: true }),
  user_designation: f.line({ label: 'Position' }),
});

/** `/` */
export const homeParts = (f: Fields) =>
  z.object({
    about: f.group(
      z.object({
        ...pictured(f),
        title: heading(f),
        description: f.lines({ label: 'Text' }),
        youtube_logo: f.line(FILM),
      }),
      { label: 'About' },
    ),
    about_blocks: f.list(z.object({ subtitle: heading(f), title: f.lines({ label: 'Text' }) }), {
      label: 'Two blocks beside it',
      row: 'Block',
      most: 2,
    }),
    counters: f.list(
      z.object({
        title: f.line({ label: 'What is counted', required: true }),
        subtitle: f.line({ label: 'Counts from', max: 40, same: true }),
        text: f.line({ label: 'To', max: 40, required: true, same: true }),
      }),
      { label: 'Counters', row: 'Counter', most: 12 },
    ),
    banner: f.group(
      z.object({
        background_image: f.picture({ label: 'Picture', alt: 'alt' }),
        alt: f.alt(),
        title: heading(f),
        subtitle: f.lines({ label: 'Text', max: 1_000 }),
      }),
      { label: 'Service banner' },
    ),
    sustainability: f.group(
      z.object({
        ...pictured(f),
        title: heading(f),
        subtitle: below(f),
        description: f.lines({ label: 'Short description' }),
        html: f.html(),
      }),
      { label: 'Sustainability' },
    ),
    testimonials: f.list(
      z.object({
        title: f.line({
          label: 'Heading',
          help: 'That of the first stands above all of them.',
        }),
        subtitle: f.line({ label: 'Below the heading' }),
        html: f.html({ label: 'What was said' }),
        ...personFields(f, { label: 'Who said it' }),
      }),
      { label: 'Testimonials', row: 'Testimonial', most: 20 },
    ),
    owners: f.list(
      z.object({
        ...personFields(f, { label: 'Name', required: true }),
        image: f.picture({ label: 'Portrait', alt: 'alt' }),
        alt: f.alt(),
        title: f.email({ label: 'E-mail' }),
        subtitle: f.email({ label: 'Second e-mail' }),
        text: f.lines({ max: 1_000 }),
      }),
      { label: 'Owners', row: 'Owner', most: 12 },
    ),
  });

/** `/about` */
export const aboutParts = (f: Fields) =>
  z.object({
    about: f.group(
      z.object({
        ...pictured(f),
        title: heading(f),
        subtitle: f.line({ label: 'Below the heading' }),
        description: f.lines({ label: 'Short description' }),
        youtube_logo: f.line(FILM),
        html: f.html(),
      }),
      { label: 'About' },
    ),
    about_blocks: f.list(
      z.object({
        subtitle: f.line({ label: 'Above the heading' }),
        title: heading(f),
        text: f.lines({ max: 1_000 }),
      }),
      { label: 'Two blocks beside it', row: 'Block', most: 2 },
    ),
    why: f.group(
      z.object({
        title: heading(f),
        subtitle: f.line({ label: 'Below the heading' }),
        text: f.lines({ max: 1_000 }),
      }),
      { label: 'Why choose us' },
    ),
    reasons: f.list(
      z.object({ title: heading(f), text: f.lines({ max: 1_000 }), ...pictured(f) }),
      { label: 'Reasons', row: 'Reason', most: 12 },
    ),
    story: f.list(
      z.object({
        subtitle: f.line({ label: 'Year', max: 40, same: true }),
        title: f.line({ label: 'Heading', required: true }),
        text: f.lines({ max: 1_000 }),
        ...pictured(f),
      }),
      { label: 'Story', row: 'Step', most: 3, help: 'Three steps, oldest first.' },
    ),
  });

/** The first words of a page that shows a list. */
const introductionFields = (f: Fields) => ({
  ...pictured(f),
  title: heading(f),
  subtitle: below(f),
});

export const introductionParts = (f: Fields) => z.object(introductionFields(f));

export const servicesParts = (f: Fields) =>
  z.object({
    ...introductionFields(f),
    description: f.lines({ label: 'Short description' }),
    text: f.lines(),
  });

export const portfolioParts = (f: Fields) =>
  z.object({ ...introductionFields(f), file: f.file({ label: 'File to download' }) });

export const contactParts = (f: Fields) =>
  z.object({
    background_image: f.picture({ label: 'Picture', alt: 'alt' }),
    alt: f.alt(),
    title: heading(f),
    subtitle: below(f),
  });

export const certificateParts = (f: Fields) =>
  z.object({
    title: heading(f),
    subtitle: below(f),
    file: f.lockedFile({
      label: 'Locked document',
      help: 'Visitors get it only with a code that is sent to them.',
    }),
  });
