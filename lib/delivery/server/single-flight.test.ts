/** @jest-environment node */
import { SingleFlight } from './single-flight';

beforeEach(() => jest.useFakeTimers());

it('lets those who join go on when it lands', () => {
  const flights = new SingleFlight();
  const proceed = jest.fn();
  expect(flights.join('home', proceed)).toBe(false);
  flights.begin('home');
  expect(flights.join('home', proceed)).toBe(true);
  expect(proceed).not.toHaveBeenCalled();
  flights.land('home');
  expect(proceed).toHaveBeenCalledTimes(1);
  expect(flights.isUnderWay('home')).toBe(false);
});

it('lets nobody wait longer than a second', () => {
  const flights = new SingleFlight();
  const proceed = jest.fn();
  flights.begin('home');
  flights.join('home', proceed);
  jest.advanceTimersByTime(1_000);
  expect(proceed).toHaveBeenCalledTimes(1);
});

it('one that was given up does not end the one after it', () => {
  const flights = new SingleFlight();
  const endOfFirst = flights.begin('home');
  jest.advanceTimersByTime(1_000);
  flights.begin('home');
  endOfFirst();
  expect(flights.isUnderWay('home')).toBe(true);
});
