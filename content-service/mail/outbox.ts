import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { writeWhole } from '../../node/write-whole';
import type { Mail, Mailer } from './mailer';
import type { MailFrom } from '../../node/env';

const outboxMailSchema = z.object({
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime(),
});

/** `id` is the file name without extension. */
export type OutboxMail = z.infer<typeof outboxMailSchema> & { id: string };

/** A folder for mails, in place of an SMTP server. */
export interface Outbox extends Mailer {
  /** At most 100, newest first. */
  list(): Promise<OutboxMail[]>;
  read(id: string): Promise<OutboxMail | undefined>;
  /** @param before in ms since 1970 @returns how many mails were removed */
  removeOlder(before: number): Promise<number>;
}

const LISTED = 100;

/** Ids sort by time, and none leads out of the folder. */
const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

const timestamp = (moment: Date) => moment.toISOString().replace(/[-:.]/g, '');

function newId(now: Date) {
  return `${timestamp(now)}-${randomBytes(4).toString('hex')}`;
}

/** Stores each mail as an `.eml` file for mail programs and as a `.json` file for the list. */
export function createOutbox(dir: string, sender: () => MailFrom): Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true });

  async function read(id: string): Promise<OutboxMail | undefined> {
    if (!idPattern.test(id)) return undefined;
    try {
      const stored: unknown = JSON.parse(await readFile(join(dir, `${id}.json`), 'utf8'));
      return { id, ...outboxMailSchema.parse(stored) };
    } catch {
      return undefined;
    }
  }

  return {
    send: async (mail: Mail) => {
      const now = new Date();
      const id = newId(now);
      const { message } = await transport.sendMail({ date: now, ...mail, from: sender() });
      const { subject, text, replyTo } = mail;
      const to = mail.to.join(', ');
      const summary = { to, replyTo: replyTo?.address, subject, text, sentAt: now.toISOString() };
      await writeWhole(join(dir, `${id}.eml`), message as Buffer);
      await writeWhole(join(dir, `${id}.json`), JSON.stringify(summary, null, 2));
      return { answer: Promise.resolve([]) };
    },
    close: async () => {},
    list: async () => {
      const names = await readdir(dir).catch(() => []);
      const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
      const mails = await Promise.all(ids.sort().reverse().slice(0, LISTED).map(read));
      return mails.filter((mail) => mail !== undefined);
    },
    read,
    removeOlder: async (before) => {
      const limit = timestamp(new Date(before));
      const names = await readdir(dir).catch(() => []);
      // A leading dot: of a mail that a crash left half written.
      const idOf = (name: string) => /^\.?([^.]*)/.exec(name)?.[1] ?? '';
      const old = names.filter((name) => idPattern.test(idOf(name)) && idOf(name) < limit);
      await Promise.all(old.map((name) => rm(join(dir, name))));
      return new Set(old.map(idOf)).size;
    },
  };
}
