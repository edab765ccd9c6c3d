/** Who is contacted once the visitor asks for a video. */
export const videoSite = 'youtube-nocookie.com';

/** A player with its sound on that waits for the visitor. */
export const playerUrl = (id: string) =>
  `https://www.${videoSite}/embed/${id}?autoplay=0&mute=0&rel=0&playsinline=1`;

export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`;
