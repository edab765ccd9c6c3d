import { serviceOf } from './service-of';

const services = ['Closed-die forging', 'Ring rolling', 'Open-die forging'].map((title) => ({
  title,
}));

describe('the service of a project', () => {
  it.each([
    ['One open-die forging takes the place of twelve plates.', 'Open-die forging'],
    ['Sockets are closed-die forgings.', 'Closed-die forging'],
    ['A roof without columns.', 'Ring rolling'],
    [undefined, 'Ring rolling'],
  ])('is the one that is named, else the one at its position: %s', (text, title) => {
    expect(serviceOf({ text }, services, 1)?.title).toBe(title);
  });

  it('is none where there are fewer services and none is named', () => {
    expect(serviceOf({ text: 'A roof.' }, services, 3)).toBeUndefined();
  });
});
