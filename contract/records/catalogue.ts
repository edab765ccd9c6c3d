import * as z from 'zod';
import { UNIQUE } from '../doubles';
import { documentsField } from './documents';
import type { Fields } from './fields';
import { contactField, factsField, pageFields, pictureFields, summaryField } from './shared';

export const productRecord = (f: Fields) =>
  z
    .object({
      id: f.id({ required: true }),
      ...pageFields(f),
      title: f.line({ label: 'Name', required: true }),
      ...pictureFields(f),
      price: f.price({ label: 'Price', help: 'Without a price visitors ask for one.' }),
      discount_price: f.price({ label: 'Reduced price' }),
      sku: f.partNumber({ label: 'Part number', unique: UNIQUE.sku }),
      category: f.line({ label: 'Category', help: 'Products with the same word stand together.' }),
      short_description: summaryField(f),
      html: f.html(),
      specifications: factsField(f, 'Specifications'),
      country_of_origin: f.country({ label: 'Country of origin', fact: true }),
      hs_code: f.tariffNumber({
        label: 'Customs tariff number',
        help: 'Of the Harmonised System, such as 7326 11 00.',
        fact: true,
      }),
      lead_time: f.line({
        label: 'Lead time',
        help: 'From the order on, such as 6 to 8 weeks.',
        max: 60,
        fact: true,
      }),
      documents: documentsField(f),
      contact: contactField(f),
      updated_at: f.changed(),
    })
    .meta({ id: 'Product' });

/** A service as the hero, the grid and the carousel of the homes show it. */
export const serviceCardRecord = (f: Fields) =>
  z
    .object({
      id: f.id(),
      title: f.line({ label: 'Name', required: true }),
      ...pictureFields(f),
      thumbnail_portrait: f.picture({
        label: 'Picture for phones',
        portraitOf: 'thumbnail',
        help: 'Higher than wide. Without one it is cut from the picture around its focal point.',
      }),
      short_description: summaryField(f),
    })
    .meta({ id: 'ServiceCard' });

/** Where a part meets a service on its route through the works. Without a distance there is no station. */
const stationRecord = (f: Fields) =>
  z
    .object({
      title: f.line({
        label: 'Name of the station',
        help: 'The machine or room, such as “Ring mill”.',
        max: 60,
      }),
      distance: f.number({
        label: 'Distance from goods-in, in metres',
        help: 'Services are listed in this order. Without a distance a service is not shown as a station.',
        min: 0,
        max: 100_000,
      }),
      temperature: f.number({
        label: 'Temperature of the part there, in °C',
        help: 'The station is shown in the colour of steel at this temperature.',
        min: -273,
        max: 5_000,
      }),
      second_temperature: f.number({
        label: 'Second temperature, in °C',
        help: 'Such as that of tempering after hardening.',
        min: -273,
        max: 5_000,
      }),
      trace: f.lines({
        label: 'A detail from this workplace',
        help: 'One sentence on what a visitor would notice, such as “A glove dries on the rail.”',
        max: 200,
      }),
    })
    .meta({ id: 'Station' });

/** A service with everything that its own page shows. */
export const serviceRecord = (f: Fields) =>
  z
    .object({
      id: f.id({ required: true }),
      ...pageFields(f),
      title: f.line({ label: 'Name', required: true }),
      ...pictureFields(f),
      images: f.list(
        z.object({ path: f.picture({ label: 'Picture', alt: 'alt' }), alt: f.alt() }),
        { label: 'Further pictures', row: 'Picture' },
      ),
      short_description: summaryField(f),
      html: f.html(),
      facts: factsField(f),
      station: f.group(stationRecord(f), {
        label: 'Station',
        help: 'Where a part meets this service on its route through the works.',
      }),
      documents: documentsField(f),
      contact: contactField(f),
      updated_at: f.changed(),
    })
    .meta({ id: 'Service' });

/** A picture of a gallery; one whose file is missing keeps its place with a drawn placeholder. */
export const galleryItemRecord = (f: Fields) =>
  z
    .object({
      id: f.id(),
      title: f.line({ label: 'Caption' }),
      figures: f.line({
        label: 'Figures',
        help: 'One line below the caption, such as “64 blades · Ø 620 mm · 1.4923”.',
        max: 80,
      }),
      text: f.lines({ max: 1_000 }),
      ...pictureFields(f),
      part: f.picture({
        label: 'Picture of the part',
        help: 'In a corner of the picture, where that shows what the part became a piece of.',
        alt: 'part_alt',
      }),
      part_alt: f.alt(),
    })
    .meta({ id: 'GalleryItem' });

export const reviewRecord = (f: Fields) =>
  z
    .object({
      product: f.reference('products', {
        help: 'Without one the review stands under every product, and its stars count for each of them.',
      }),
      name: f.line({ required: true, same: true }),
      date: f.date({ label: 'Date' }),
      rating: f.number({ label: 'Stars', min: 0, max: 5, required: true }),
      text: f.lines({ required: true }),
      image: f.picture({ label: 'Picture', alt: 'alt', help: 'Beside the name.' }),
      alt: f.alt(),
    })
    .meta({ id: 'Review' });
