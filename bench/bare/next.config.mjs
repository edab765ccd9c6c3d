/** Next.js looks for this file in the folders above too, where it would find that of the site. */
export default { poweredByHeader: false };
