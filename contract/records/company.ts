import * as z from 'zod';
import { UNIQUE } from '../doubles';
import { isOpeningHours } from '../formats/opening-hours';
import type { Fields } from './fields';
import { factRecord, factsField, pictureFields } from './shared';

export const clientRecord = (f: Fields) =>
  z
    .object({
      title: f.line({ label: 'Name', same: true }),
      ...pictureFields(f, 'Logo'),
      figures: f.line({
        label: 'Figures',
        help: 'One line below the logo, such as “Rolled rings, Denmark, since 2022”.',
        max: 80,
      }),
    })
    .meta({ id: 'Client' });

export const faqGroupRecord = (f: Fields) =>
  z
    .object({
      title: f.line({ label: 'Name of the group', required: true }),
      slug: f.slug({
        label: 'Address',
        help: 'Begins the addresses of its questions: prices makes /faq#prices-3.',
        unique: UNIQUE.slug,
      }),
      entries: f.list(
        z.object({ question: f.line({ required: true }), answer: f.lines({ required: true }) }),
        { label: 'Questions', row: 'Question', required: true },
      ),
      ...pictureFields(f),
    })
    .refine(({ entries }) => entries.length > 0, 'no question with its answer')
    .meta({ id: 'FaqGroup' });

export const figureRecord = (f: Fields) =>
  z
    .object({
      title: f.line({ label: 'What is counted', required: true }),
      start: f.line({ label: 'Counts from', max: 40, same: true }),
      end: f.line({
        label: 'To',
        max: 40,
        required: true,
        help: 'Such as 25+ or 500 t.',
        same: true,
      }),
    })
    .meta({ id: 'Figure' });

export const heroFactRecord = factRecord;

export const timelineEntryRecord = (f: Fields) =>
  z
    .object({
      year: f.line({ max: 40, same: true }),
      title: f.line({ required: true }),
      text: f.lines({ max: 1_000 }),
      ...pictureFields(f),
    })
    .meta({ id: 'TimelineEntry' });

/** An order told from beginning to end. */
export const projectRecord = (f: Fields) =>
  z
    .object({
      id: f.id(),
      title: f.line(),
      text: f.lines(),
      ...pictureFields(f),
      facts: factsField(f),
      stages: f.list(
        z.object({
          when: f.line(),
          title: f.line({ required: true }),
          figures: f.line({
            label: 'Figures',
            help: 'One line below the title, such as “1,050 °C, oil · 690 °C, air”.',
            max: 80,
          }),
          text: f.lines({ max: 1_000 }),
          ...pictureFields(f),
        }),
        { label: 'Stages', row: 'Stage' },
      ),
    })
    .meta({ id: 'Project' });

export const industryRecord = (f: Fields) =>
  z
    .object({
      title: f.line({ label: 'Name', required: true }),
      text: f.lines({ max: 1_000 }),
      facts: factsField(f),
      ...pictureFields(f),
    })
    .meta({ id: 'Industry' });

/** A place of the company. */
export const locationRecord = (f: Fields) =>
  z
    .object({
      title: f.line({ label: 'Name' }),
      address: f.lines({ required: true, max: 500, same: true }),
      region: f.line({ same: true }),
      phone: f.phone(),
      email: f.email({ label: 'E-mail' }),
      opening_hours: f.words({
        label: 'Opening hours',
        help: 'One line each: Mo-Fr 7:30-16:30',
        same: isOpeningHours,
      }),
      latitude: f.number({ min: -90, max: 90 }),
      longitude: f.number({ min: -180, max: 180 }),
    })
    .meta({ id: 'Location' });
