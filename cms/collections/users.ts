import { Forbidden, type CollectionConfig } from 'payload';
import { env } from '@/server/env';
import { hiddenFrom, isAdministrator, isAdministratorField, type Role } from './access';
import { keepWhenChanged, keepWhenDeleted, oneUserAtATime } from './last-administrator';
import { CURRENT_PASSWORD, demandCurrentPassword, demandLongPassword, endAccess } from './password';
import { forgetSignIn, limitTries, refuseWithoutMail, takeAsLong } from './sign-in';

const HOUR_S = 60 * 60;

const ROLE_LABELS: Record<Role, string> = {
  administrator: 'Administrator: everything, and the users',
  editor: 'Editor: writes and publishes',
  author: 'Author: writes drafts',
  enquiries: 'Enquiries: reads and answers what visitors send',
};

/** Set by the program itself where it makes the first user. */
export const BOOTSTRAP = 'bootstrap';

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  auth: {
    tokenExpiration: 8 * HOUR_S,
    // More than one client, or one /48 of IPv6, may try in that time: else strangers could lock staff out.
    maxLoginAttempts: 40,
    lockTime: 10 * 60 * 1_000,
    useAPIKey: true,
    removeTokenFromResponses: true,
    forgotPassword: {
      generateEmailSubject: () => 'A new password for the editor',
      generateEmailHTML: (args) => {
        const link = `${env.url}/admin/reset/${args?.token ?? ''}`;
        return `<p>Somebody asked for a new password of this address. Within an hour you can set one here:</p><p><a href="${link}">${link}</a></p><p>If it was not you, nothing has changed.</p>`;
      },
    },
    cookies: { sameSite: 'Strict', secure: env.url.startsWith('https:') },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    create: isAdministrator,
    delete: isAdministrator,
    unlock: isAdministrator,
    read: ({ req }) =>
      (req.user as { role?: string } | null)?.role === 'administrator' ||
      (req.user ? { id: { equals: req.user.id } } : false),
    update: ({ req }) =>
      (req.user as { role?: string } | null)?.role === 'administrator' ||
      (req.user ? { id: { equals: req.user.id } } : false),
  },
  admin: {
    group: 'Administration',
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    hideAPIURL: true,
    hidden: hiddenFrom('editor', 'author', 'enquiries'),
  },
  fields: [
    { name: 'name', type: 'text', maxLength: 100 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'author',
      options: Object.entries(ROLE_LABELS).map(([value, label]) => ({ value, label })),
      access: { create: isAdministratorField, update: isAdministratorField },
    },
    {
      name: CURRENT_PASSWORD,
      type: 'text',
      virtual: true,
      access: { read: () => false },
      admin: { components: { Field: '@/components/current-password#CurrentPassword' } },
    },
  ],
  hooks: {
    beforeOperation: [
      ({ args, operation, req }) => {
        // Payload lets anybody register the first user of an empty database.
        if (operation === 'create' && !req.user && !req.context[BOOTSTRAP]) throw new Forbidden();
        return args;
      },
      limitTries,
      demandLongPassword,
      demandCurrentPassword,
      oneUserAtATime,
      refuseWithoutMail,
      takeAsLong,
    ],
    beforeValidate: [endAccess],
    afterLogin: [forgetSignIn],
    afterChange: [keepWhenChanged],
    beforeDelete: [keepWhenDeleted],
  },
};
