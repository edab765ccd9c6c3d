import { contentGlobal } from '@/collections/content-collection';
import * as field from '@/fields/fields';

export const homePage = contentGlobal({
  slug: 'home-page',
  label: 'Home page',
  group: 'Home pages',
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'About',
          fields: [
            field.group('about', 'About', [
              field.picture('image', { label: 'Picture' }),
              field.text('title', { label: 'Heading' }),
              field.longText('description', { label: 'Text' }),
              field.text('youtube_logo', { label: 'Film', help: 'The id of a film on YouTube.' }),
            ]),
            field.rows(
              'about_blocks',
              [
                field.text('subtitle', { label: 'Heading' }),
                field.longText('title', { label: 'Text' }),
              ],
              { label: 'Two blocks beside it', row: 'Block', maxRows: 2 },
            ),
          ],
        },
        {
          label: 'Counters',
          fields: [
            field.rows(
              'counters',
              [
                field.text('title', { label: 'What is counted', required: true }),
                field.text('start', { label: 'Counts from', max: 40, custom: { key: 'subtitle' } }),
                field.text('end', {
                  label: 'To',
                  max: 40,
                  required: true,
                  custom: { key: 'text' },
                }),
              ],
              { row: 'Counter', maxRows: 12 },
            ),
          ],
        },
        {
          label: 'Banner',
          fields: [
            field.group('banner', 'Service banner', [
              field.picture('background_image', { label: 'Picture' }),
              field.text('title', { label: 'Heading' }),
              field.longText('subtitle', { label: 'Text', max: 1_000 }),
            ]),
          ],
        },
        {
          label: 'Sustainability',
          fields: [
            field.group('sustainability', 'Sustainability', [
              field.picture('image', { label: 'Picture' }),
              field.text('title', { label: 'Heading' }),
              field.longText('subtitle', { label: 'Below the heading', max: 1_000 }),
              field.longText('description', { label: 'Short description' }),
              field.richText(),
            ]),
          ],
        },
        {
          label: 'Testimonials',
          fields: [
            field.rows(
              'testimonials',
              [
                field.text('title', {
                  label: 'Heading',
                  help: 'That of the first stands above all of them.',
                }),
                field.text('subtitle', { label: 'Below the heading' }),
                field.richText('html', { label: 'What was said' }),
                field.text('user_name', { label: 'Who said it' }),
                field.text('user_designation', { label: 'Position' }),
              ],
              { row: 'Testimonial', maxRows: 20 },
            ),
          ],
        },
        {
          label: 'Owners',
          fields: [
            field.rows(
              'owners',
              [
                field.text('user_name', { label: 'Name', required: true }),
                field.text('user_designation', { label: 'Position' }),
                field.picture('image', { label: 'Portrait' }),
                field.email('title', { label: 'E-mail' }),
                field.email('subtitle', { label: 'Second e-mail' }),
                field.longText('text', { max: 1_000 }),
              ],
              { row: 'Owner', maxRows: 12 },
            ),
          ],
        },
      ],
    },
  ],
});
