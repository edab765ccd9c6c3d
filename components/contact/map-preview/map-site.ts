export const mapUrl = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** The same map for an iframe. */
export const mapEmbedUrl = (place: string) =>
  `https://www.google.com/maps?q=${encodeURIComponent(place)}&z=15&output=embed`;
