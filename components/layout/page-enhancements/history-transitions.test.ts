import { animateHistory, pageArrived } from './history-transitions';

const root = document.documentElement;
const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation();
const navigation = Object.assign(new EventTarget(), { currentEntry: { key: 'first' } });
let end: () => void;

beforeEach(() => {
  Object.assign(window, { navigation, scrollY: 0 });
  navigation.currentEntry = { key: 'first' };
  Object.assign(document, { startViewTransition: jest.fn() });
  scrolled.mockClear();
  pageArrived();
  end = animateHistory();
});

afterEach(() => end());

function navigate(navigationType: NavigationType, path: string, key = 'first') {
  const event = Object.assign(new Event('navigate'), {
    navigationType,
    canIntercept: true,
    hasUAVisualTransition: false,
    destination: { url: new URL(path, location.href).href, key },
    intercept: jest.fn(),
  });
  navigation.dispatchEvent(event);
  return event.intercept;
}

it('takes over the way back, without a glide, until the page has its place', () => {
  Object.assign(window, { scrollY: 700 });
  dispatchEvent(new Event('scroll'));
  expect(navigate('traverse', '/service')).toHaveBeenCalled();
  expect(root.style.scrollBehavior).toBe('auto');
  pageArrived();
  expect(scrolled).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
  expect(root.style.scrollBehavior).toBe('');
});

it('forgets the way back for a page that was asked for meanwhile', () => {
  navigate('traverse', '/service');
  navigate('push', '/about');
  expect(root.style.scrollBehavior).toBe('');
  pageArrived();
  expect(scrolled).not.toHaveBeenCalled();
});

it('knows the place that was scrolled to before scripts came', () => {
  end();
  Object.assign(window, { scrollY: 300 });
  end = animateHistory();
  navigate('traverse', '/service');
  pageArrived();
  expect(scrolled).toHaveBeenCalledWith({ top: 300, behavior: 'instant' });
});

it('forgets the way back for the page that is still in the document', () => {
  navigate('traverse', '/service');
  expect(navigate('traverse', '/')).not.toHaveBeenCalled();
  expect(root.style.scrollBehavior).toBe('');
});

it('knows that another page begins at its top', () => {
  navigation.currentEntry = { key: 'second' };
  history.pushState(undefined, '', '/about');
  const change = new Event('currententrychange');
  navigation.dispatchEvent(Object.assign(change, { navigationType: 'push' }));
  expect(navigate('traverse', '/service', 'second')).toHaveBeenCalled();
  pageArrived();
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

it('leaves a place that it does not know to the browser', () => {
  expect(navigate('traverse', '/service', 'before a reload')).not.toHaveBeenCalled();
});
