import * as z from 'zod';
import { UNIQUE } from '../doubles';
import type { Fields } from './fields';
import { factsField, seoRecord } from './shared';

const headingField = (f: Fields) => f.line({ label: 'Heading' });

const captionedFields = (f: Fields) => ({
  image: f.picture({ label: 'Picture', alt: 'alt', required: true }),
  alt: f.alt(),
  caption: f.line(),
});

/** A file that a block offers. */
const downloadRecord = (f: Fields) =>
  z
    .object({
      title: f.line({ label: 'Name', required: true }),
      file: f.file({ label: 'File', size: 'size', required: true }),
      size: f.size(),
    })
    .meta({ id: 'Download' });

const EMPTY = 'an empty block';

/** One block of a free page; `type` decides which fields count. */
export const blockRecord = (f: Fields) =>
  z
    .discriminatedUnion('type', [
      z
        .object({ type: z.literal('text'), title: headingField(f), html: f.html() })
        .refine(({ html }) => html, EMPTY)
        .meta({ title: 'Text' }),
      z
        .object({
          type: z.literal('picture'),
          ...captionedFields(f),
          image_portrait: f.picture({
            label: 'Picture for phones',
            portraitOf: 'image',
            help: 'Of a plan: the same, drawn upright.',
          }),
        })
        .meta({ title: 'Picture' }),
      z
        .object({
          type: z.literal('gallery'),
          title: headingField(f),
          pictures: f.list(z.object(captionedFields(f)).meta({ id: 'CaptionedPicture' }), {
            row: 'Picture',
          }),
        })
        .refine(({ pictures }) => pictures.length > 0, EMPTY)
        .meta({ title: 'Gallery' }),
      z
        .object({
          type: z.literal('table'),
          title: headingField(f),
          head: f.words({ label: 'Columns', help: 'Press Enter after each.' }),
          rows: f.list(z.array(f.line()), { row: 'Row' }),
        })
        .refine(({ rows }) => rows.length > 0, EMPTY)
        .meta({ title: 'Table' }),
      z
        .object({ type: z.literal('facts'), title: headingField(f), facts: factsField(f) })
        .refine(({ facts }) => facts.length > 0, EMPTY)
        .meta({ title: 'Facts' }),
      z
        .object({
          type: z.literal('action'),
          title: headingField(f),
          text: f.lines({ max: 1_000 }),
          label: f.line({ label: 'On the button', required: true, max: 60 }),
          link: f.href({ label: 'Leads to', required: true }),
        })
        .meta({ title: 'Button' }),
      z
        .object({
          type: z.literal('downloads'),
          title: headingField(f),
          downloads: f.list(downloadRecord(f), { row: 'File' }),
        })
        .refine(({ downloads }) => downloads.length > 0, EMPTY)
        .meta({ title: 'Downloads' }),
    ])
    .meta({ id: 'Block' });

const MOST_BLOCKS = 60;

/** The texts of a route of the site, or a page of its own under `/p/`. */
export const pageTextsRecord = (f: Fields) =>
  z
    .object({
      path: f.path({
        required: true,
        help: 'Of a page of the site, such as /shop, or of one of your own, such as /p/quality.',
        unique: UNIQUE.path,
      }),
      name: f.line({ help: 'In menus, banner and breadcrumbs.' }),
      introduction: f.lines({ max: 1_000 }),
      image: f.picture({ label: 'Picture of the banner', alt: 'alt' }),
      alt: f.alt(),
      headings: f.list(
        z
          .object({
            section: f.line({ required: true, help: 'The name of the section on the page.' }),
            title: headingField(f),
            text: f.lines({ max: 1_000 }),
          })
          .meta({ id: 'SectionHeading' }),
        { label: 'Headings of sections', row: 'Heading', own: true },
      ),
      blocks: f.list(blockRecord(f), {
        label: 'Content',
        help: 'The content of a page under /p/. On Equipment and Sustainability it follows what the page shows; on Privacy it comes first. On Contact, the first picture is shown as a plan above the addresses.',
        most: MOST_BLOCKS,
      }),
      seo: f.group(seoRecord(f), { label: 'Search engines and shared links' }),
      updated_at: f.changed(),
    })
    .meta({ id: 'PageTexts' });
