/** Carousel, lightbox, film, toasts and the other controls, mostly as screen readers say them. */
export const controls = {
  /** The kinds of control, as screen readers say them. */
  carousel: 'carousel',
  slide: 'slide',
  carouselControls: '{name}, controls',
  carouselSlides: '{name}, slides',
  stopSlides: 'Stop automatic slide show',
  startSlides: 'Start automatic slide show',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  pictures: 'Pictures',
  /** For a picture without words of its own. */
  picture: 'Picture {number} of {total}, {gallery}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  close: 'Close',
  pauseMarquee: 'Pause moving text',
  oneFewer: 'One fewer',
  oneMore: 'One more',
  rated: 'Rated {rating} out of 5',
  stars: { one: '1 star', other: '{count} stars' },
  notifications: 'Notifications, Alt+T',
  dismissNotification: 'Dismiss notification',
  sidebar: 'Sidebar',
  viewAll: 'View All',
  /** The name of the film stands beside it in a type of its own. */
  playVideo: 'Play video <name>{name}</name>',
  playsFrom: 'Plays from {site}',
  closeVideo: 'Close video',
  watchVideo: 'Watch “{name}” on the video site',
  socialMedia: 'Social media',
  /** Of a link to a person's profile or address: `LinkedIn: Jane Doe` */
  profileOf: '{network}: {person}',
  networks: { mail: 'E-mail' },
  /** A table and a piece of code in a text, which can be scrolled. */
  table: 'Table',
  code: 'Code',
} as const;
