/**
 * Appends copies of all slides, for carousels that loop with few of them. React knows nothing of copies: a
 * click on one of their links or buttons is handed on to the original.
 * @returns removes them
 */
export function copySlides(slides: readonly HTMLElement[], times: number): () => void {
  const copies = Array.from({ length: times }, () => slides.map(copyOf)).flat();
  const track = slides[0]?.parentElement;
  const handOn = (event: MouseEvent) => {
    const asksForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || asksForNewTab) return;
    const clicked = event.target as Element;
    const at = copies.findIndex((copy) => copy.contains(clicked));
    const control = clicked.closest<HTMLElement>(CONTROL);
    if (at === -1 || !control) return;
    const original = controlsOf(slides[at % slides.length]!)[
      controlsOf(copies[at]!).indexOf(control)
    ];
    if (!original) return;
    event.preventDefault();
    original.click();
  };
  track?.append(...copies);
  track?.addEventListener('click', handOn);
  return () => {
    track?.removeEventListener('click', handOn);
    copies.forEach((copy) => copy.remove());
  };
}

const CONTROL = 'a, button';
const controlsOf = (slide: HTMLElement) => [...slide.querySelectorAll<HTMLElement>(CONTROL)];

function copyOf(slide: HTMLElement): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement;
  copy.dataset.copy = '';
  // Names stay: those that refer to an id find it in the original.
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  return copy;
}
