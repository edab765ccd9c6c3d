import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { limitReceiving, LONGEST_REQUEST_MS } from './receiving-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function receive(url: string, headers: Record<string, string> = { 'content-length': '9' }) {
  const server = new EventEmitter();
  const ended = jest.fn();
  server.on('clientError', ({ code }: { code: string }) => ended(code));
  limitReceiving(server as unknown as Server);
  const request = Object.assign(new EventEmitter(), { url, headers, complete: false, socket: {} });
  server.emit('request', request);
  return { request, ended };
}

describe('limitReceiving', () => {
  it.each([
    ['/api/enquiries', 50_000],
    ['/api/quotes/else', 50_000],
    ['/api/quotes', LONGEST_REQUEST_MS],
    ['/api/quotes?a', LONGEST_REQUEST_MS],
  ])('ends a request to %s after %d ms', (url, ms) => {
    const { ended } = receive(url);
    jest.advanceTimersByTime(ms - 1);
    expect(ended).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(ended).toHaveBeenCalledWith('ERR_HTTP_REQUEST_TIMEOUT');
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
