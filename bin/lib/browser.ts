import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { fetchedBrowser } from './npm-browser';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export const browserOptions = [
  '--no-sandbox', // containers run as root
  '--font-render-hinting=none', // letters as wide as on phones, not rounded to whole pixels
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

function playwrightsOwn(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium found; installing the Debian package chromium.');
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  } catch {
    console.log('It could not be installed.');
  }
  return onPath(NAMES);
}

const installed = (): string | undefined =>
  process.env.CHROMIUM_PATH || onPath(NAMES) || playwrightsOwn();

/** An installed Chromium, else Playwright's own; as root on Debian one is installed. */
export const findBrowser = (): string | undefined => installed() || fromDebian();

/** Chromium without a window, where it is installed: tests take two thirds of the time in it. */
export const findTestBrowser = (): string | undefined =>
  process.env.CHROMIUM_PATH ||
  onPath(['chromium-headless-shell']) ||
  installed() ||
  fetchedBrowser() ||
  fromDebian();
