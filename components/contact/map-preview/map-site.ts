/** The map site's page for an address, for those who go there themselves. */
export const mapPage = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** The same map to stand in a frame. */
export const mapFrame = (address: string) =>
  `https://www.google.com/maps?q=${encodeURIComponent(address)}&z=15&output=embed`;
