/** An editor, and the content service that serves what it publishes, on a copy of the demo company. */
import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { administrator, CONTENT_PORT, EDITOR_PORT, FOLDER } from './places';

const EDITOR = resolve(import.meta.dirname, '..');
const ROOT = resolve(EDITOR, '..');
const DATA = resolve(FOLDER, '../data');

rmSync(FOLDER, { recursive: true, force: true });
rmSync(DATA, { recursive: true, force: true });
for (const name of ['content', 'media', 'documents'])
  cpSync(join(ROOT, 'content-service', name), join(FOLDER, name), { recursive: true });

const shared = { ...process.env, CONTENT_DIR: FOLDER, DATA_DIR: DATA, LOG_LEVEL: 'warn' };
const start = (cwd: string, args: string[], variables: Record<string, string>) =>
  spawn(process.execPath, args, { cwd, env: { ...shared, ...variables }, stdio: 'inherit' });

const children = [
  start(ROOT, ['--import', 'tsx', 'content-service/main.ts'], {
    CONTENT_PORT: String(CONTENT_PORT),
    DATA_DIR: join(DATA, 'service'),
  }),
  start(EDITOR, ['node_modules/next/dist/bin/next', 'start', '-p', String(EDITOR_PORT)], {
    NODE_ENV: 'production',
    CMS_HOME: ROOT,
    CMS_PORT: String(EDITOR_PORT),
    TRUST_PROXY: '1',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit();
  });
