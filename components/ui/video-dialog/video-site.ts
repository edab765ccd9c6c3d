/** The provider that is contacted once the visitor asks for a video. */
export const videoSite = 'youtube-nocookie.com';

/** Not muted, and not playing until the visitor starts it. */
export const playerUrl = (id: string) =>
  `https://www.${videoSite}/embed/${id}?autoplay=0&mute=0&rel=0&playsinline=1`;

export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`;
