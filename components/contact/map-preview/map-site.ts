/** The map site's page for an address, for those who go there themselves. */
export const mapUrl = (postalAddress: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(postalAddress)}`;

/** The same map to stand in a frame. */
export const mapEmbedUrl = (postalAddress: string) =>
  `https://www.google.com/maps?q=${encodeURIComponent(postalAddress)}&z=15&output=embed`;
