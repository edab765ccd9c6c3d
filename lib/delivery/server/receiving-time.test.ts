import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { LEAST_SPEED } from '@/contract/upload-limits';
import { limitReceiving, LONGEST_REQUEST_MS } from './receiving-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function receive(url: string, headers: Record<string, string> = { 'content-length': '9' }) {
  const server = new EventEmitter();
  const ended = jest.fn();
  server.on('clientError', ({ code }: { code: string }) => ended(code));
  limitReceiving(server as unknown as Server);
  const socket = { bytesRead: 0, destroyed: false };
  const about = { url, headers, complete: false, readableLength: 0, socket };
  const request = Object.assign(new EventEmitter(), about);
  server.emit('request', request);
  return { request, socket, ended };
}

describe('limitReceiving', () => {
  it.each([
    ['/api/enquiries', 50_000],
    ['/api/quotes/else', 50_000],
    ['/api/quotes', LEAST_SPEED.ms],
    ['/api/quotes?a', LEAST_SPEED.ms],
  ])('ends a request to %s that brings nothing after %d ms', (url, ms) => {
    const { ended } = receive(url);
    jest.advanceTimersByTime(ms - 1);
    expect(ended).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(ended).toHaveBeenCalledWith('ERR_HTTP_REQUEST_TIMEOUT');
  });

  it('gives an upload as long as a slow line needs', () => {
    const { socket, ended } = receive('/api/quotes');
    for (let ms = LEAST_SPEED.ms; ms < LONGEST_REQUEST_MS; ms += LEAST_SPEED.ms) {
      socket.bytesRead += LEAST_SPEED.bytes;
      jest.advanceTimersByTime(LEAST_SPEED.ms);
    }
    expect(ended).not.toHaveBeenCalled();
    socket.bytesRead += LEAST_SPEED.bytes;
    jest.advanceTimersByTime(LEAST_SPEED.ms);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('lets requests be that were received, are over, or have no body', () => {
    const received = receive('/api/enquiries', { 'transfer-encoding': 'chunked' });
    received.request.complete = true;
    const left = receive('/api/enquiries');
    left.request.emit('close');
    const { ended } = receive('/', {});
    jest.advanceTimersByTime(LONGEST_REQUEST_MS);
    for (const each of [received.ended, left.ended, ended]) expect(each).not.toHaveBeenCalled();
  });
});
