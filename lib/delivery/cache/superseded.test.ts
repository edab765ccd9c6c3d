/** @jest-environment node */
import { ALL_CONTENT, contentTag } from '@/lib/content/tags';
import { noteStored } from './stored-content';
import { isSuperseded } from './superseded';
import { markTags } from './tag-marks';

const START = Date.UTC(2026, 10, 21);
let now = START;
beforeAll(() => jest.useFakeTimers());
beforeEach(() => {
  now += 60_000;
  jest.setSystemTime(now);
});

/** A page of two endpoints, made a while ago. */
const tags = [ALL_CONTENT, contentTag('/api/a'), contentTag('/api/b')];
const isPageSuperseded = () => isSuperseded(tags, now - 1_000);

it('is not while nothing was published', () => {
  expect(isPageSuperseded()).toBe(false);
});

it('is as soon as the published endpoint has answered, whatever the other one does', () => {
  markTags([contentTag('/api/a')]);
  expect(isPageSuperseded()).toBe(false);
  noteStored([contentTag('/api/a')], now);
  expect(isPageSuperseded()).toBe(true);
});

it('is when all endpoints have answered, where everything was published', () => {
  markTags([ALL_CONTENT]);
  noteStored([contentTag('/api/a')], now);
  expect(isPageSuperseded()).toBe(false);
  noteStored([contentTag('/api/b')], now);
  expect(isPageSuperseded()).toBe(true);
});

it('is not once it was made anew, nor by what other pages show', () => {
  markTags([contentTag('/api/a'), contentTag('/api/c')]);
  noteStored([contentTag('/api/a')], now);
  expect(isSuperseded(tags, now)).toBe(false);
  expect(isSuperseded([contentTag('/api/b')], now - 1_000)).toBe(false);
});

it('is not by what was published a while ago: the page is renewed behind the visitors', () => {
  markTags([contentTag('/api/a')]);
  noteStored([contentTag('/api/a')], now);
  jest.setSystemTime(now + 21_000);
  expect(isPageSuperseded()).toBe(false);
});
