import { copySlides } from './slide-copies';

let clicked: string[];
let track: HTMLElement;
let remove: () => void;

beforeEach(() => {
  document.body.innerHTML = `<ul>${['Ring', 'Shaft']
    .map(
      (name) => `<li><a id="${name}" href="#${name}">${name}</a><button>Add ${name}</button></li>`,
    )
    .join('')}</ul>`;
  track = document.querySelector('ul')!;
  const slides = [...track.children] as HTMLElement[];
  clicked = [];
  // As React does.
  for (const slide of slides)
    slide.addEventListener('click', (event) => {
      clicked.push((event.target as Element).textContent);
      event.preventDefault();
    });
  remove = copySlides(slides, 2);
});

const copied = (name: string) =>
  [...track.querySelectorAll<HTMLElement>('[data-copy] :is(a, button)')].filter(
    ({ textContent }) => textContent === name,
  );

describe('copies of slides', () => {
  it('stand behind them, without the ids of their originals', () => {
    expect([...track.children].map((slide) => slide.querySelector('a')!.textContent)).toEqual(
      ['Ring', 'Shaft', 'Ring', 'Shaft', 'Ring', 'Shaft'], // prettier-ignore
    );
    expect(track.querySelectorAll('#Ring')).toHaveLength(1);
    remove();
    expect(track.children).toHaveLength(2);
  });

  it.each(['Shaft', 'Add Ring'])('hand a click on %s on to the original', (name) => {
    for (const control of copied(name)) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      control.dispatchEvent(click);
      expect(click.defaultPrevented).toBe(true);
    }
    expect(clicked).toEqual([name, name]);
  });

  it('leave a click that asks for a new tab to the browser', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    copied('Ring')[0]!.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(clicked).toEqual([]);
  });

  it('leave originals as they are', () => {
    track.querySelector<HTMLElement>('#Shaft')!.click();
    expect(clicked).toEqual(['Shaft']);
  });
});
