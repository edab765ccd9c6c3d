export const mapUrl = (postalAddress: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(postalAddress)}`;

/** The same map for an iframe. */
export const mapEmbedUrl = (postalAddress: string) =>
  `https://www.google.com/maps?q=${encodeURIComponent(postalAddress)}&z=15&output=embed`;
