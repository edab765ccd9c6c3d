#!/usr/bin/env node
/**
 * Prints the package.json of the content service and its commands alone. It has the versions of the
 * repository's, so that `npm ci` beside a copy of the lockfile installs what is named here and nothing else.
 * Needs no packages.
 */
import { readFileSync } from 'node:fs';

/** What content-service/ and the commands import; a test compares them. tsx runs them. */
const PACKAGES = [
  '@fastify/busboy',
  '@fastify/static',
  'chokidar',
  'fastify',
  'jsonc-parser',
  'kysely',
  'libsql',
  'nodemailer',
  'pg',
  'pino',
  'tsx',
  'zod',
];

/** Those that need nothing of the site. */
const COMMANDS = ['content:backup', 'content:restore', 'counts', 'enquiries'];

const whole = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const only = (names, values) => Object.fromEntries(names.map((name) => [name, values[name]]));

const content = {
  ...whole,
  scripts: only(COMMANDS, whole.scripts),
  dependencies: only(PACKAGES, whole.dependencies),
  devDependencies: undefined,
};
process.stdout.write(`${JSON.stringify(content, null, 2)}\n`);
