/** Next.js looks for this file in the folders above too, where it would find that of the site. */
const config = { poweredByHeader: false };

export default config;
