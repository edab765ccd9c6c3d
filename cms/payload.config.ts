import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';
import { collections } from './collections';
import { guarded, guardedGlobal } from './collections/guarded';
import { usesEndpoint } from './collections/uses-endpoint';
import { signInWords } from './collections/sign-in';
import { words } from './components/words';
import { fieldWarnings } from './fields/field-warnings';
import { globals } from './globals';
import { inboxEndpoints } from './inbox/endpoints';
import { secretOf } from './server/data-folder';
import { uploadLimits } from './server/body-limits';
import { database } from './server/database';
import { env } from './server/env';
import { withReasons } from './server/error-reasons';
import { guardLocks } from './server/lock-owners';
import { mail } from './server/mail';
import { mediaStore } from './server/media-store';
import { endSaves } from './server/one-save-at-a-time';
import { sharp } from './server/sharp';

export default buildConfig({
  secret: secretOf(),
  // Without CMS_URL any local host name works.
  serverURL: env.isPublic ? env.url : '',
  // Anything else could change content with the session of somebody who is logged in.
  csrf: env.origins,
  cors: env.origins,
  routes: { api: '/payload-api', admin: '/admin' },
  db: database,
  collections: collections.map(guarded),
  globals: globals.map(guardedGlobal),
  endpoints: [...inboxEndpoints, fieldWarnings, usesEndpoint],
  hooks: { afterError: [({ req }) => endSaves(req), withReasons] },
  onInit: guardLocks,
  plugins: [mediaStore],
  editor: lexicalEditor(),
  email: mail,
  sharp,
  i18n: {
    translations: {
      en: {
        ...words,
        error: signInWords.error,
        authentication: { ...words.authentication, ...signInWords.authentication },
      },
    },
  },
  graphQL: { disable: true },
  telemetry: false,
  defaultDepth: 1,
  maxDepth: 3,
  upload: uploadLimits,
  logger: { options: { level: process.env.LOG_LEVEL ?? 'info' } },
  typescript: {
    autoGenerate: false,
    outputFile: 'payload-types.ts',
    // Of no time zones Payload makes a type that does not compile.
    schema: [
      ({ jsonSchema }) => ({
        ...jsonSchema,
        definitions: { ...jsonSchema.definitions, supportedTimezones: { type: 'string' } },
      }),
    ],
  },
  jobs: {
    autoRun: [{ cron: '*/15 * * * * *', queue: 'default', limit: 20 }],
    shouldAutoRun: () => true,
    access: { run: () => false, queue: () => false, cancel: () => false },
    deleteJobOnComplete: true,
  },
  admin: {
    user: 'users',
    // The default asks another company for a picture of each user.
    avatar: 'default',
    meta: {
      titleSuffix: ' · Editor',
      robots: 'noindex, nofollow',
      description: 'The editor of the site.',
      defaultOGImageType: 'off',
      openGraph: { siteName: 'Editor', description: 'The editor of the site.', images: [] },
    },
    components: {
      graphics: { Logo: '/components/logo#Logo', Icon: '/components/logo#Icon' },
      views: {
        inbox: {
          Component: '/inbox/inbox-view#InboxView',
          path: '/inbox',
          meta: { title: 'Enquiries' },
        },
        // Payload's own would say “Email Sent” of one that nothing sends.
        ...(!env.smtpUrl && {
          forgot: { Component: '/components/no-mail#NoMail', path: '/forgot' },
        }),
      },
      beforeLogin: ['/components/sign-in-reason#SignInReason'],
      beforeNavLinks: ['/inbox/nav-link#InboxLink'],
      beforeDashboard: ['/components/publish-state#PublishState', '/inbox/open-items#OpenItems'],
    },
    importMap: { baseDir: import.meta.dirname },
    theme: 'all',
    // Times are those of the reader's own clock; the choice of another zone began with none selected.
    timezones: { supportedTimezones: [] },
    dateFormat: 'd MMM yyyy, HH:mm',
  },
});
