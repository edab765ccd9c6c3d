import { dirname } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** Site, content service and editor share the folders contract/ and words/. */
const repository = dirname(import.meta.dirname);

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Types and lint are checked by their own scripts, which a start does not wait for.
  typescript: { ignoreBuildErrors: true },
  // One copy of each in the process: bundled, the start and the routes would have one each, and errors of
  // one are unknown to the other, so that forms could not show them beside their fields.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/drizzle',
    '@payloadcms/email-nodemailer',
    '@payloadcms/storage-s3',
  ],
  experimental: {
    // On one host name with the site its requests carry the site's cookie of draft mode, which must stay.
    multiZoneDraftMode: true,
    // Above what server/body-limits.ts takes; the default would cut a file in the middle.
    proxyClientMaxBodySize: '22mb',
  },
  turbopack: { root: repository },
  outputFileTracingRoot: repository,
};

export default withPayload(config, { devBundleServerPackages: false });
