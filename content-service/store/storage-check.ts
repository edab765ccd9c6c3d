import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { STORAGE_FAULTS, type StorageFault } from '../../contract/service-health';
import type { Database } from './database';
import { storageFault } from './storage-fault';

/** More than an enquiry needs. */
const PROBE_BYTES = 64 * 1024;
/** Health is asked by anybody who can reach it. */
const FRESH_MS = 3_000;
/** A database that hangs. */
const LIMIT_MS = 1_000;
const RETRY_MS = 10_000;

interface StorageCheckOptions {
  database: Pick<Database, 'tryToWrite'>;
  dataDir: string;
  log: FastifyBaseLogger;
  limitMs?: number;
  freshMs?: number;
  retryMs?: number;
}

/** Whether an enquiry can be stored now. Each outage is logged once, however many enquiries are lost. */
export function createStorageCheck(options: StorageCheckOptions) {
  const { database, dataDir, log, freshMs = FRESH_MS, retryMs = RETRY_MS } = options;
  const { limitMs = LIMIT_MS } = options;
  let fault: StorageFault | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let checkedAt = -Infinity;

  function failed(why: StorageFault, err?: unknown): void {
    if (fault === undefined)
      log.error({ reason: STORAGE_FAULTS[why], err }, 'What visitors send cannot be stored');
    fault = why;
    timer ??= setInterval(() => void check(), retryMs).unref();
  }

  function worked(): void {
    if (fault !== undefined) log.info('What visitors send is stored again');
    fault = undefined;
    clearInterval(timer);
    timer = undefined;
  }

  async function write(): Promise<void> {
    try {
      await database.tryToWrite();
      await writeFile(dataDir);
      worked();
    } catch (error) {
      failed(storageFault(error) ?? 'other', error);
    }
    checkedAt = performance.now();
  }

  /** One at a time: a database that hangs shall not be asked again and again. */
  async function check(): Promise<void> {
    running ??= write().finally(() => (running = undefined));
    const timeout = new AbortController();
    const isLate = await Promise.race([
      running.then(() => false),
      sleep(limitMs, true, { signal: timeout.signal, ref: false }).catch(() => false),
    ]);
    timeout.abort();
    if (isLate) failed('silent');
  }

  return {
    /** @returns why nothing can be stored; undefined where it can */
    fault: async (): Promise<StorageFault | undefined> => {
      if (performance.now() - checkedAt >= freshMs) await check();
      return fault;
    },
    /** Something was stored. */
    worked,
    /** @returns whether the error is one of the storage; then it has been logged, once an outage */
    explains: (error: unknown): boolean => {
      const why = storageFault(error);
      if (why) failed(why, error);
      return why !== undefined;
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
}

export type StorageCheck = ReturnType<typeof createStorageCheck>;

async function writeFile(folder: string): Promise<void> {
  const path = join(folder, `.probe-${process.pid}`);
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(Buffer.alloc(PROBE_BYTES));
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}
