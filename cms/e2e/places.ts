import { join, resolve } from 'node:path';

export const EDITOR_PORT = 3327;
export const CONTENT_PORT = 4327;
export const EDITOR_URL = `http://localhost:${EDITOR_PORT}`;
export const CONTENT_URL = `http://127.0.0.1:${CONTENT_PORT}`;

export const FOLDER = resolve(import.meta.dirname, '../test-results/company');
export const contentFile = (name: string): string => join(FOLDER, 'content', name);
export const mediaFile = (path: string): string => join(FOLDER, path);

export const administrator = { email: 'boss@forge.example', password: 'correct-horse-battery' };
