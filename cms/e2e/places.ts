import { join, resolve } from 'node:path';

export const EDITOR_PORT = 3327;
export const SITE_PORT = 3328;
export const CONTENT_PORT = 4327;
export const EDITOR_URL = `http://localhost:${EDITOR_PORT}`;
export const SITE_URL = `http://localhost:${SITE_PORT}`;
export const CONTENT_URL = `http://127.0.0.1:${CONTENT_PORT}`;

/**
 * The journeys run on SQLite, and on PostgreSQL with `EDITOR_E2E=postgres`. With `EDITOR_E2E=pictures`
 * the pictures of docs/editor.md are made instead.
 */
export const ON_POSTGRES = process.env.EDITOR_E2E === 'postgres';
export const PICTURES = process.env.EDITOR_E2E === 'pictures';

export const FOLDER = resolve(import.meta.dirname, '../test-results/company');
export const contentFile = (name: string): string => join(FOLDER, 'content', name);
export const mediaFile = (path: string): string => join(FOLDER, path);

export const administrator = { email: 'boss@forge.example', password: 'correct-horse-battery' };
