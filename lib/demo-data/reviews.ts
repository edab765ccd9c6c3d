export type Review = {
  name: string;
  /** ISO 8601 without a time zone: the buyer's local time. */
  writtenAt: string;
  /** 0 to 5 in half stars. */
  rating: number;
  text: string;
};

export const productRating = 4.5;

export const reviews: Review[] = [
  {
    name: 'Ingrid Solberg',
    writtenAt: '2026-09-14T09:42',
    rating: 5,
    text: 'All six pieces were within the drawing, and the 3.1 certificate lay in the crate. They were fitted without a single correction.',
  },
  {
    name: 'Tomasz Wilk',
    writtenAt: '2026-08-27T14:05',
    rating: 4.5,
    text: 'Finish and hardness as promised. The crate came two days after the date we had agreed on, but the works had called us before we noticed.',
  },
  {
    name: 'Marguerite Aubry',
    writtenAt: '2026-07-03T11:18',
    rating: 4,
    text: 'A good part at a fair price. We would have liked our own number etched on it in the standard version; it was added on request within the week.',
  },
  {
    name: 'Daniel Okafor',
    writtenAt: '2026-05-19T16:30',
    rating: 3,
    text: 'The part itself is sound. The corrosion protection had rubbed off on one edge in transport, so we had to clean and oil it again before storage.',
  },
];
