import * as z from 'zod';
import { industryRecord } from './company';
import type { Fields } from './fields';
import { FILM } from './shared';

const blockFields = (f: Fields) => ({
  title: f.line({ label: 'Heading' }),
  text: f.lines({ max: 1_000 }),
  image: f.picture({ label: 'Picture', alt: 'alt' }),
  alt: f.alt(),
});

export const picturedBlock = (f: Fields) =>
  z
    .object({
      ...blockFields(f),
      image_portrait: f.picture({
        label: 'Picture for phones',
        portraitOf: 'image',
        help: 'Without one it is cut from the picture around its focal point.',
      }),
    })
    .meta({ id: 'PicturedBlock' });

export const filmBlock = (f: Fields) =>
  z.object({ ...blockFields(f), youtube_logo: f.line(FILM) }).meta({ id: 'FilmBlock' });

/** The parts that the two further homes share. */
const homeFields = (f: Fields) => ({
  about: f.group(
    z.object({
      title: f.line({ label: 'Heading' }),
      description: f.lines({ label: 'Text' }),
      image: f.picture({ label: 'Picture', alt: 'alt' }),
      alt: f.alt(),
      blocks: f.list(
        z.object({ title: f.line({ label: 'Heading' }), text: f.lines({ max: 1_000 }) }),
        {
          label: 'Blocks beside it',
          row: 'Block',
          most: 4,
        },
      ),
    }),
    { label: 'About' },
  ),
  /** Two rows of moving words. */
  marquee: f.list(z.array(f.line({ required: true })), {
    label: 'Moving words',
    row: 'Row',
    most: 2,
  }),
});

/** `/home-1`. */
export const constructionHomeRecord = (f: Fields) =>
  z
    .object({
      banner: f.group(picturedBlock(f), { label: 'Banner' }),
      elevation: f.group(
        z
          .object({
            bay: f.line({ label: 'Width of a bay', max: 40, same: true }),
            levels: f.words({
              label: 'Levels, highest first',
              help: 'Press Enter after each.',
              same: true,
            }),
          })
          .meta({ id: 'Elevation' }),
        { label: 'Figures beside the banner', help: 'As in the elevation of a building.' },
      ),
      ...homeFields(f),
      buildings: f.list(industryRecord(f), {
        label: 'Kinds of buildings',
        row: 'Building',
        help: 'Leads to the service that its text names, else to that of its own place in the list.',
        most: 20,
      }),
      film: f.group(filmBlock(f), { label: 'Film' }),
    })
    .meta({ id: 'ConstructionHome' });

/** `/home-2`. */
export const industrialHomeRecord = (f: Fields) =>
  z
    .object({
      slides: f.list(picturedBlock(f), { label: 'Slides', row: 'Slide', most: 10 }),
      ...homeFields(f),
      subjects: f.words({
        label: 'Subjects',
        help: 'To choose from in the form for a consultation. Press Enter after each.',
      }),
    })
    .meta({ id: 'IndustrialHome' });
